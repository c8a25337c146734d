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

/** Normalised statements kept in memory: about two megabytes each. */
const mostKept = 8;

/** A copy younger than this is served without asking the provider. */
export const documentFreshMs = 24 * 60 * 60 * 1000;

/** After a failed request the provider is left alone this long. */
const restAfterFailureMs = 60_000;

interface Dependencies {
  readonly documents: DocumentStore;
  readonly providers: readonly FundamentalsProvider[];
  readonly clock: () => Date;
}

/** A stored copy that may be served, and why it is not a newer one. */
interface ServableCopy extends StoredDocument {
  readonly failure: ProviderFailure | null;
}

export type FundamentalsReader = (
  listing: Listing,
  knownOn: string,
) => Promise<ServiceResult<FundamentalsResponse>>;

/** Reads statements from stored documents, and documents from their provider when the stored copy is old. */
export function createFundamentalsReader({ documents, providers, clock }: Dependencies): FundamentalsReader {
  const normalised = new RecentValues<ServiceResult<CompanyFundamentals>>(mostKept);
  const underWay = new Map<string, Promise<ServiceResult<ServableCopy>>>();
  const failures = new Map<string, { readonly failure: ProviderFailure; readonly untilMs: number }>();

  /**
   * Fetches a document and makes sure that it can be read before an earlier copy is given up for it. One without
   * statements is an answer too, but not in the place of a copy that has some.
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
    const reason = `${provider.name} sent a document that cannot be used: ${readable.reason}`;
    return { ok: false, kind: 'bad-answer', reason };
  }

  /** Asks the provider and stores its answer; a failure leaves the stored copy as it is. */
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

  /** One look at the store and the provider for all who ask at a time: a look that began earlier may be out of date. */
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
        : failure('no-fundamentals', `${symbol} had filed nothing by ${knownOn}. Ask for a later day.`);
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

/** What whoever runs the server does so that a provider is asked. */
const waysToConfigure: Partial<Readonly<Record<DataSource, string>>> = {
  'sec-edgar': 'Whoever runs the server sets SEC_EDGAR_CONTACT to a name and an e-mail address.',
};

function noStatements(symbol: string, rows: readonly InstrumentRow[]): ServiceFailure {
  const source = rows.find(({ provider_key: key }) => key !== null)?.source;
  if (source === undefined) return failure('no-fundamentals', `There are no filed statements for ${symbol}.`);
  const problem = `Statements of ${symbol} come from ${sourceName(source)}, which is not configured.`;
  return failure('provider-not-configured', `${problem} ${waysToConfigure[source] ?? ''}`.trimEnd());
}

/** A provider's failure as the failure of the question that needed it. */
export const asServiceFailure = ({ kind, reason, retryAfterSeconds }: ProviderFailure): ServiceFailure => ({
  ok: false,
  code: kind === 'absent' ? 'no-fundamentals' : `provider-${kind}`,
  reason,
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});
