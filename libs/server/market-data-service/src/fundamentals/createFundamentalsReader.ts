import type { Freshness, FundamentalsResponse } from '@finance-analyst/contracts';
import {
  sourceName,
  withLaterSplits,
  type CompanyFundamentals,
  type DataSource,
  type PricedSplit,
} from '@finance-analyst/market';
import { knownSampleFundamentals } from '@finance-analyst/sample-economy';
import { sampleSource, type InstrumentRow } from '../instruments/InstrumentRow.js';
import type { Listing } from '../instruments/Listing.js';
import type { Located } from '../Located.js';
import { documentNormalisers } from '../normalisation/documentNormalisers.js';
import type { NormalisedDocument, NormaliseDocument } from '../normalisation/normaliseDocument.js';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import type { ProviderFailure, ProviderResult } from '../providers/ProviderFailure.js';
import { RecentValues } from '../RecentValues.js';
import { failure, type ServiceFailure, type ServiceResult } from '../ServiceResult.js';
import { compressText, digestOf, readJson, readText } from './compressedText.js';
import type { DocumentStore, StoredDocument } from './DocumentStore.js';
import type { StatementsStore } from './StatementsStore.js';

/** Normalized statements kept in memory: about two megabytes each. */
const mostKept = 8;

/** A younger copy is served without a request to the provider. */
export const documentFreshMs = 24 * 60 * 60 * 1000;

/** Pause after a failed request to the provider. */
const restAfterFailureMs = 60_000;

interface Dependencies {
  readonly documents: DocumentStore;
  readonly statements: StatementsStore;
  readonly providers: readonly FundamentalsProvider[];
  readonly normalise: NormaliseDocument;
  /** The splits up to a day that the price is after. */
  readonly readSplits: (listing: Listing, upTo: string) => Promise<readonly PricedSplit[]>;
  readonly clock: () => Date;
}

/** A stored copy that may be served, and why there is no newer one. */
interface ServableCopy extends StoredDocument {
  readonly failure: ProviderFailure | null;
}

/** What the provider has: the stored document, or another one with its statements. */
interface FetchedCopy {
  readonly etag: string | null;
  readonly changed: { readonly body: Uint8Array; readonly made: NormalisedDocument } | null;
}

type Reading =
  | { readonly ok: true; readonly value: CompanyFundamentals }
  | { readonly ok: false; readonly reason: string };

export type FundamentalsReader = (
  listing: Listing,
  knownOn: string,
) => Promise<ServiceResult<Located<FundamentalsResponse>>>;

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const versionOf = (source: DataSource): number => documentNormalisers[source]?.version ?? 0;

/**
 * Finds the document behind a company's statements, and fetches it when the stored copy is old. Statements as the
 * newest filing leaves them are stored, those of an earlier day are derived from the document.
 */
export function createFundamentalsReader({
  documents,
  statements,
  providers,
  normalise,
  readSplits,
  clock,
}: Dependencies): FundamentalsReader {
  const kept = new RecentValues<Reading>(mostKept);
  const underWay = new Map<string, Promise<ServiceResult<ServableCopy>>>();
  const failures = new Map<string, { readonly failure: ProviderFailure; readonly untilMs: number }>();

  /** Stores statements unless they lack filings that the document already has. */
  async function storeStatements(
    source: DataSource,
    key: string,
    knownOn: string,
    { digest, made }: { readonly digest: string; readonly made: NormalisedDocument },
  ): Promise<void> {
    if (!made.ok || made.newestFiling > knownOn) return;
    const { newestFiling, body } = made;
    await statements.write(source, key, { digest, statementsVersion: versionOf(source), newestFiling, body });
  }

  /** The statements in a stored document as known on that day, derived at most once for its newest filing. */
  function readStatements(
    source: DataSource,
    key: string,
    digest: string,
    knownOn: string,
  ): Promise<Reading> {
    return kept.get([source, key, digest, knownOn].join(' '), async () => {
      const wanted = { digest, statementsVersion: versionOf(source), knownOn };
      const stored = await statements.find(source, key, wanted);
      if (stored) return { ok: true, value: (await readJson(stored)) as CompanyFundamentals };
      const document = await documents.read(source, key);
      const made = await normalise({ source, key, body: document.body, knownOn });
      await storeStatements(source, key, knownOn, { digest: document.digest, made });
      return made.ok ? { ok: true, value: (await readJson(made.body)) as CompanyFundamentals } : made;
    });
  }

  /**
   * Fetches a document and checks that it can be read before it replaces an earlier copy. A document without
   * statements is a valid response too, but does not replace a copy that has some.
   */
  async function fetchValid(
    provider: FundamentalsProvider,
    key: string,
    stored: StoredDocument | null,
    knownOn: string,
  ): Promise<ProviderResult<FetchedCopy>> {
    const { source } = provider;
    const earlier = stored && {
      etag: stored.etag,
      readText: async () => readText((await documents.read(source, key)).body),
    };
    const answer = await provider.fetchDocument(key, earlier);
    if (!answer.ok) return answer;
    if (answer.value === 'unchanged')
      return { ok: true, value: { etag: stored?.etag ?? null, changed: null } };
    const { text, etag } = answer.value;
    const body = await compressText(text);
    if (digestOf(body) === stored?.digest) return { ok: true, value: { etag, changed: null } };
    const made = await normalise({ source, key, body, knownOn });
    const isAnswer =
      made.ok ||
      (made.kind === 'no-statements' &&
        !(stored && (await readStatements(source, key, stored.digest, knownOn)).ok));
    if (isAnswer) return { ok: true, value: { etag, changed: { body, made } } };
    const reason = `${provider.name} sent an unusable document: ${made.reason}`;
    return { ok: false, kind: 'bad-answer', reason };
  }

  /** Fetches and stores the provider's response; a failure leaves the stored copy unchanged. */
  async function renew(
    provider: FundamentalsProvider,
    key: string,
    stored: StoredDocument | null,
  ): Promise<ServiceResult<ServableCopy>> {
    const { source } = provider;
    const name = `${source}/${key}`;
    const now = clock();
    const recent = failures.get(name);
    const failed = (cause: ProviderFailure): ServiceResult<ServableCopy> =>
      stored ? { ok: true, value: { ...stored, failure: cause } } : asServiceFailure(cause);
    if (recent && recent.untilMs > now.getTime()) return failed(recent.failure);

    const answer = await fetchValid(provider, key, stored, dayOf(now));
    if (!answer.ok) {
      const restMs = answer.kind === 'absent' && !stored ? documentFreshMs : restAfterFailureMs;
      failures.set(name, { failure: answer, untilMs: now.getTime() + restMs });
      return failed(answer);
    }
    failures.delete(name);
    const { etag, changed } = answer.value;
    const current = { etag, fetchedAt: now };
    const copy = changed
      ? await documents.write(source, key, changed.body, current)
      : await documents.confirm(source, key, current);
    if (changed) await storeStatements(source, key, dayOf(now), { digest: copy.digest, made: changed.made });
    return { ok: true, value: { ...copy, failure: null } };
  }

  async function currentCopy(
    provider: FundamentalsProvider,
    key: string,
  ): Promise<ServiceResult<ServableCopy>> {
    const stored = await documents.describe(provider.source, key);
    if (stored && clock().getTime() - stored.fetchedAt.getTime() < documentFreshMs)
      return { ok: true, value: { ...stored, failure: null } };
    return renew(provider, key, stored);
  }

  /** Shares one lookup among concurrent requests; a lookup that began earlier may be out of date. */
  function copyOf(provider: FundamentalsProvider, key: string): Promise<ServiceResult<ServableCopy>> {
    const name = `${provider.source}/${key}`;
    const copy = underWay.get(name) ?? currentCopy(provider, key).finally(() => underWay.delete(name));
    underWay.set(name, copy);
    return copy;
  }

  async function locateFiled(
    provider: FundamentalsProvider,
    key: string,
    listing: Listing,
    knownOn: string,
  ): Promise<ServiceResult<Located<FundamentalsResponse>>> {
    const copy = await copyOf(provider, key);
    if (!copy.ok) return copy;
    const { symbol } = listing;
    const splits = await readSplits(listing, knownOn);
    const { source } = provider;
    const { digest } = copy.value;
    const freshness = freshnessOf(copy.value, clock());
    const read = async (): Promise<ServiceResult<FundamentalsResponse>> => {
      const known = await readStatements(source, key, digest, knownOn);
      return known.ok
        ? { ok: true, value: { ...withLaterSplits(known.value, splits), symbol, knownOn, freshness } }
        : failure('no-fundamentals', `${symbol}: ${known.reason}`);
    };
    const derivation = [source, key, digest, versionOf(source), symbol, knownOn, splits];
    const identity = JSON.stringify([...derivation, { ...freshness, ageSeconds: null }]);
    return { ok: true, value: { identity, read } };
  }

  async function locateSample(
    symbol: string,
    key: string,
    knownOn: string,
  ): Promise<ServiceResult<Located<FundamentalsResponse>>> {
    const { digest = '' } = (await documents.describe(sampleSource, key)) ?? {};
    const name = [sampleSource, digest, symbol, knownOn].join(' ');
    const read = async (): Promise<ServiceResult<FundamentalsResponse>> => {
      const known = await kept.get(name, async () => {
        const all = (await readJson((await documents.read(sampleSource, key)).body)) as CompanyFundamentals;
        const value = knownSampleFundamentals({ ...all, symbol }, knownOn);
        const reason = `${symbol} had no filings by ${knownOn}. Use a later day.`;
        return value ? { ok: true, value } : { ok: false, reason };
      });
      return known.ok
        ? { ok: true, value: { ...known.value, freshness: neverFetched } }
        : failure('no-fundamentals', known.reason);
    };
    return { ok: true, value: { identity: name, read } };
  }

  return async (listing, knownOn) => {
    const { symbol, rows } = listing;
    for (const row of rows) {
      const { provider_key: key } = row;
      if (key === null) continue;
      if (row.source === sampleSource) return locateSample(symbol, key, knownOn);
      const provider = providers.find(({ source }) => source === row.source);
      if (provider) return locateFiled(provider, key, listing, knownOn);
    }
    return noStatements(symbol, rows);
  };
}

const neverFetched: Freshness = { fetchedAt: null, ageSeconds: null, stale: false, reason: null };

function freshnessOf({ fetchedAt, failure: cause }: ServableCopy, now: Date): Freshness {
  return {
    fetchedAt: fetchedAt.toISOString(),
    ageSeconds: Math.max(0, Math.floor((now.getTime() - fetchedAt.getTime()) / 1000)),
    stale: cause !== null,
    reason: cause?.reason ?? null,
  };
}

/** How to configure a provider, for the error message. */
const waysToConfigure: Partial<Readonly<Record<DataSource, string>>> = {
  'sec-edgar': 'To configure it, set SEC_EDGAR_CONTACT on the server to a name and an email address.',
};

function noStatements(symbol: string, rows: readonly InstrumentRow[]): ServiceFailure {
  const source = rows.find(({ provider_key: key }) => key !== null)?.source;
  if (source === undefined)
    return failure('no-fundamentals', `No filed statements are available for ${symbol}.`);
  const problem = `Statements of ${symbol} come from ${sourceName(source)}, which is not configured.`;
  return failure('provider-not-configured', `${problem} ${waysToConfigure[source] ?? ''}`.trimEnd());
}

/** A provider's failure as the failure of the request that needed it. */
export const asServiceFailure = ({ kind, reason, retryAfterSeconds }: ProviderFailure): ServiceFailure => ({
  ok: false,
  code: kind === 'absent' ? 'no-fundamentals' : `provider-${kind}`,
  reason,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});
