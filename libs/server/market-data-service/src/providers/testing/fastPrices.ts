import type { PriceProviderSettings } from '../PriceProviderSettings.js';

/** A price provider at that address, without real waiting times. */
export const fastPrices = (
  url: string,
  changes: Partial<PriceProviderSettings> = {},
): PriceProviderSettings => ({
  url,
  requestsPerSecond: 100,
  timeoutMs: 5000,
  firstRetryMs: 1,
  restMs: 60_000,
  ...changes,
});
