import { usualBankRanges } from '@finance-analyst/valuation';
import type { PlausibleRange } from '../PlausibleRange.js';
import { plausibleRate } from '../plausibleRate.js';

/** Rules of thumb, wide on purpose: values outside are possible, but more often a typing error. */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ...Object.entries(usualBankRanges).map(
    ([input, { from, to }]) => [input, plausibleRate(from, to)] as const,
  ),
  ['risk_free_rate', plausibleRate(0, 0.1)],
  ['equity_risk_premium', plausibleRate(0.02, 0.12)],
  ['beta', { from: 0.2, to: 3, kind: 'number' }],
  ['terminal_growth', plausibleRate(-0.05, 0.05)],
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set(['given_cost_of_equity', 'persistence']);
