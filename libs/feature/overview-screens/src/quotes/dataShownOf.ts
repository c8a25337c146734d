import type { DataShown } from '@finance-analyst/market';
import type { Prices } from './Prices.js';
import { pricesShownOf } from './pricesShownOf.js';

/** A summary of all prices shown. Null without prices. */
export function dataShownOf(prices: Prices): DataShown | null {
  const { real, sample } = pricesShownOf(prices);
  const shown = sample ? [...real, sample] : real;
  return shown.length > 0 ? { statements: null, prices: shown, sample: sample !== null } : null;
}
