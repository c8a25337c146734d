import { operatingRanges } from '../operatingRanges.js';
import type { PlausibleRange } from '../PlausibleRange.js';
import { plausibleRate } from '../plausibleRate.js';

/** Rules of thumb, wide on purpose: values outside are possible, but more often a typing error. */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ...operatingRanges,
  ['equity_risk_premium', plausibleRate(0.02, 0.12)],
  ['country_risk_premium', plausibleRate(0, 0.1)],
  ['beta', { from: 0.2, to: 3, kind: 'number' }],
  ['cost_of_debt', plausibleRate(0.01, 0.2)],
  ['given_terminal_wacc', plausibleRate(0.04, 0.2)],
  ['terminal_growth', plausibleRate(-0.05, 0.05)],
  ['terminal_tax_rate', plausibleRate(0, 0.4)],
  ['given_ronic', plausibleRate(0.03, 0.4)],
  ['loss_use_limit', plausibleRate(0.5, 1)],
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set(['given_wacc', 'debt_weight']);
