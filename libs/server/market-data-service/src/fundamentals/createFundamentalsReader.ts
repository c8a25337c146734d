import type { Freshness, FundamentalsResponse } from '@finance-analyst/contracts';
import { sourceName, type CompanyFundamentals, type DataSource } from '@finance-analyst/market';
import { knownSampleFundamentals } from '@finance-analyst/sample-economy';
import { sampleSource, type InstrumentRow } from '../instruments/InstrumentRow.js';
import type { Listing } from '../instruments/Listing.js';
import type { FetchedDocument, FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import type { ProviderFailure, ProviderResult } from '../providers/ProviderFailure.js';
import { failure, type ServiceFailure, type ServiceResult } from '../ServiceResult.js';
import type { DocumentStore, StoredDocument } from './DocumentStore.js';
import { RecentValues } from '../RecentValues.js';

/** Normalized statements kept in memory: about two megabytes each. */
const mostKept = 8;

/** A younger copy is served without a request to the provider. */
export const documentFreshMs = 24 * 60 * 60 * 1000;

/** Pause after a failed request to the provider. */
const restAfterFailureMs = 60_000;

interface Dependencies {
  readonly documents: DocumentStore;
  readonly providers: readonly FundamentalsProvider[];
  readonly clock: () => Date;
}

/** A stored copy that may be served, and why there is no newer one. */
interface ServableCopy extends StoredDocument {
  readonly failure: ProviderFailure | null;
}

export type FundamentalsReader = (
  listing: Listing,
  knownOn: string,
) => Promise<ServiceResult<FundamentalsResponse>>;

/** Reads statements from stored documents, and fetches documents when the stored copy is old. */
export function createFundamentalsReader({ documents, providers, clock }: Dependencies): FundamentalsReader {
  const normalised = new RecentValues<ServiceResult<CompanyFundamentals>>(mostKept);
  const underWay = new Map<string, Promise<ServiceResult<ServableCopy>>>();
  const failures = new Map<string, { readonly failure: ProviderFailure; readonly untilMs: number }>();

  /**
   * Fetches a document and checks that it can be read before it replaces an earlier copy. A document without
   * statements is a valid response too, but does not replace a copy that has some.
   */
  async function fetchValid(
    provider: FundamentalsProvider,
    key: string,
    stored: StoredDocument | null,
    now: Date,
  ): Promise<ProviderResult<FetchedDocument | 'unchanged'>> {
    const answer = await provider.fetchDocument(key, stored?.etag ?? null);
    if (!answer.ok || answer.value === 'unchanged') return answer;
    const options = { symbol: key, knownOn: now.toISOString().slice(0, 10) };
    const readable = provider.normalise(answer.value.document, options);
    if (readable.ok) return answer;
    const isAnswer =
      readable.kind === 'no-statements' &&
      !(stored && provider.normalise(await documents.read(provider.source, key), options).ok);
    if (isAnswer) return answer;
    const reason = `${provider.name} sent an unusable document: ${readable.reason}`;
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
    const answer = await fetchValid(provider, key, stored, now);
    if (!answer.ok) {
      const restMs = answer.kind === 'absent' && !stored ? documentFreshMs : restAfterFailureMs;
      failures.set(name, { failure: answer, untilMs: now.getTime() + restMs });
      return failed(answer);
    }
    failures.delete(name);
    const fresh = {
      etag: answer.value === 'unchanged' ? (stored?.etag ?? null) : answer.value.etag,
      fetchedAt: now,
    };
    if (answer.value === 'unchanged') await documents.confirm(source, key, now);
    else await documents.write(source, key, answer.value.text, fresh);
    return { ok: true, value: { ...fresh, failure: null } };
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

  async function readFiled(
    provider: FundamentalsProvider,
    key: string,
    symbol: string,
    knownOn: string,
  ): Promise<ServiceResult<FundamentalsResponse>> {
    const copy = await copyOf(provider, key);
    if (!copy.ok) return copy;
    const { fetchedAt } = copy.value;
    const name = [provider.source, key, fetchedAt.toISOString(), symbol, knownOn].join(' ');
    const statements = await normalised.get(name, async () => {
      const result = provider.normalise(await documents.read(provider.source, key), { symbol, knownOn });
      return result.ok ? result : failure('no-fundamentals', `${symbol}: ${result.reason}`);
    });
    if (!statements.ok) return statements;
    return { ok: true, value: { ...statements.value, freshness: freshnessOf(copy.value, clock()) } };
  }

  async function readSample(
    symbol: string,
    plain: string,
    knownOn: string,
  ): Promise<ServiceResult<FundamentalsResponse>> {
    const known = await normalised.get([sampleSource, symbol, knownOn].join(' '), async () => {
      const all = (await documents.read(sampleSource, plain)) as CompanyFundamentals;
      const statements = knownSampleFundamentals({ ...all, symbol }, knownOn);
      return statements
        ? { ok: true, value: statements }
        : failure('no-fundamentals', `${symbol} had no filings by ${knownOn}. Use a later day.`);
    });
    return known.ok ? { ok: true, value: { ...known.value, freshness: neverFetched } } : known;
  }

  return async ({ symbol, rows }, knownOn) => {
    for (const row of rows) {
      const { provider_key: key } = row;
      if (key === null) continue;
      if (row.source === sampleSource) return readSample(symbol, key, knownOn);
      const provider = providers.find(({ source }) => source === row.source);
      if (provider) return readFiled(provider, key, symbol, knownOn);
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
  if (source === undefined) return failure('no-fundamentals', `There are no filed statements for ${symbol}.`);
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
