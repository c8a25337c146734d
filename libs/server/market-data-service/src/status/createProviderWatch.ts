import type { ServiceStatusResponse } from '@finance-analyst/contracts';
import type { ExchangeRateProvider } from '../providers/ExchangeRateProvider.js';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import type { PriceProvider } from '../providers/PriceProvider.js';
import type { ProviderResult } from '../providers/ProviderFailure.js';
import { createIncidentLog } from './createIncidentLog.js';
import { createProviderRecord, type ProviderRecord, type RecordedProvider } from './createProviderRecord.js';
import type { UnconfiguredProvider } from '../providers/UnconfiguredProvider.js';

/** Observes provider responses without sending requests itself. */
export interface ProviderWatch {
  /** The same providers, with each response recorded. */
  readonly providers: readonly FundamentalsProvider[];
  readonly priceProviders: readonly PriceProvider[];
  readonly exchangeRateProvider: ExchangeRateProvider | null;
  status(): Omit<ServiceStatusResponse, 'companies'>;
}

/** Watches providers from now on; records live as long as the process. */
export function createProviderWatch(
  providers: readonly FundamentalsProvider[],
  unconfigured: readonly UnconfiguredProvider[],
  clock: () => Date,
  priceProviders: readonly PriceProvider[] = [],
  exchangeRateProvider: ExchangeRateProvider | null = null,
): ProviderWatch {
  const since = clock().toISOString();
  const incidents = createIncidentLog();
  const records: ProviderRecord[] = [];
  /** Records each response of that provider. */
  const seenOf = (provider: RecordedProvider): Seen => {
    const record = createProviderRecord(provider, incidents, clock);
    records.push(record);
    return async (answer) => {
      const result = await answer;
      record.note(result);
      return result;
    };
  };
  return {
    providers: providers.map((provider) => watched(provider, seenOf(provider))),
    priceProviders: priceProviders.map((provider) => watchedPrices(provider, seenOf(provider))),
    exchangeRateProvider:
      exchangeRateProvider && watchedRates(exchangeRateProvider, seenOf(exchangeRateProvider)),
    status: () => ({
      since,
      incidents: [...incidents.list()],
      providers: [
        ...records.map((record) => record.status()),
        ...unconfigured.map(({ source, name, reason }) => ({
          id: source,
          name,
          state: 'not-configured' as const,
          lastSuccess: null,
          lastFailure: null,
          reason,
          failingSince: null,
          blockedUntil: null,
          requestsPerSecond: null,
        })),
      ],
    }),
  };
}

type Seen = <T>(answer: Promise<ProviderResult<T>>) => Promise<ProviderResult<T>>;

const watched = (provider: FundamentalsProvider, seen: Seen): FundamentalsProvider => ({
  ...provider,
  listCompanies: () => seen(provider.listCompanies()),
  fetchDocument: (key, earlier) => seen(provider.fetchDocument(key, earlier)),
});

const watchedPrices = (provider: PriceProvider, seen: Seen): PriceProvider => ({
  ...provider,
  fetchSeries: (...question) => seen(provider.fetchSeries(...question)),
});

const watchedRates = (provider: ExchangeRateProvider, seen: Seen): ExchangeRateProvider => ({
  ...provider,
  fetchRates: (span) => seen(provider.fetchRates(span)),
});
