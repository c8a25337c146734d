import { highestStartingGrowth, lowestStartingGrowth } from '@finance-analyst/valuation';
import type { PlausibleRange } from '../PlausibleRange.js';
import { plausibleRate } from '../plausibleRate.js';

/** Rules of thumb, wide on purpose: values outside are possible, but more often a typing error. */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ['revenue_growth', { ...plausibleRate(lowestStartingGrowth, highestStartingGrowth), isGrowth: true }],
  ['operating_margin', plausibleRate(-0.2, 0.5)],
  ['tax_rate', plausibleRate(0, 0.4)],
  ['sales_to_capital', { from: 0.2, to: 10, kind: 'multiple' }],
  ['depreciation_rate', plausibleRate(0.03, 0.5)],
  ['working_capital_rate', plausibleRate(-0.3, 0.5)],
  ['risk_free_rate', plausibleRate(0, 0.1)],
  ['interest_tax_rate', plausibleRate(0, 0.4)],
  ['exit_multiple', { from: 2, to: 40, kind: 'multiple' }],
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
