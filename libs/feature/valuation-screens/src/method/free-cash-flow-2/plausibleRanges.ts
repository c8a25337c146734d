import { highestStartingGrowth, lowestStartingGrowth } from '@finance-analyst/valuation';
import type { PlausibleRange } from '../PlausibleRange.js';
import { plausibleRate } from '../plausibleRate.js';

/**
 * Rules of thumb, wide on purpose: values outside are possible, but more often a typing error.
 * Growth has the bounds within which a past growth is carried into a forecast.
 */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ['revenue_growth', { ...plausibleRate(lowestStartingGrowth, highestStartingGrowth), isGrowth: true }],
  ['operating_margin', plausibleRate(-0.2, 0.5)],
  ['tax_rate', plausibleRate(0, 0.4)],
  ['sales_to_capital', { from: 0.2, to: 10, kind: 'multiple' }],
  ['depreciation_rate', plausibleRate(0.03, 0.5)],
  ['working_capital_rate', plausibleRate(-0.3, 0.5)],
  ['risk_free_rate', plausibleRate(0, 0.1)],
  ['equity_risk_premium', plausibleRate(0.02, 0.12)],
  ['country_risk_premium', plausibleRate(0, 0.1)],
  ['beta', { from: 0.2, to: 3, kind: 'number' }],
  ['cost_of_debt', plausibleRate(0.01, 0.2)],
  ['interest_tax_rate', plausibleRate(0, 0.4)],
  ['given_terminal_wacc', plausibleRate(0.04, 0.2)],
  ['terminal_growth', plausibleRate(-0.05, 0.05)],
  ['terminal_tax_rate', plausibleRate(0, 0.4)],
  ['given_ronic', plausibleRate(0.03, 0.4)],
  ['exit_multiple', { from: 2, to: 40, kind: 'multiple' }],
  ['loss_use_limit', plausibleRate(0.5, 1)],
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set(['given_wacc', 'debt_weight']);
