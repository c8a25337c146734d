import type { PriceProviderSettings } from '../PriceProviderSettings.js';

export const stooqDefaults: PriceProviderSettings = {
  url: 'https://stooq.com',
  requestsPerSecond: 1,
  timeoutMs: 10_000,
  firstRetryMs: 500,
  restMs: 60_000,
};
