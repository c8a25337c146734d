import type { PriceProviderSettings } from '../PriceProviderSettings.js';

export const ecbDefaults: PriceProviderSettings = {
  url: 'https://www.ecb.europa.eu',
  requestsPerSecond: 1,
  timeoutMs: 30_000,
  firstRetryMs: 500,
  restMs: 60_000,
};
