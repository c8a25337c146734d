import type { PriceProviderSettings } from '../PriceProviderSettings.js';

export const yahooDefaults: PriceProviderSettings = {
  url: 'https://query1.finance.yahoo.com',
  requestsPerSecond: 2,
  timeoutMs: 10_000,
  firstRetryMs: 500,
  restMs: 60_000,
};
