import { operatingRanges } from '../operatingRanges.js';
import type { PlausibleRange } from '../PlausibleRange.js';
import { plausibleRate } from '../plausibleRate.js';

/** Rules of thumb, wide on purpose: values outside are possible, but more often a typing error. */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ...operatingRanges,
  ['loss_use_limit', plausibleRate(0, 1)],
  ['interest_limit', plausibleRate(0, 1)],
  ['offer_premium', plausibleRate(0, 1)],
  ['transaction_fee_rate', plausibleRate(0, 0.1)],
  ['financing_fee_rate', plausibleRate(0, 0.1)],
  ...['senior', 'subordinated', 'mezzanine'].flatMap((name): [string, PlausibleRange][] => [
    [`${name}_spread`, plausibleRate(0, 0.2)],
    [`${name}_amortization`, plausibleRate(0, 0.5)],
  ]),
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set([
  'required_return',
  'management_options',
  'cash_sweep',
  'market_price',
  'given_offer_price',
  'senior_leverage',
  'subordinated_leverage',
  'mezzanine_leverage',
]);
