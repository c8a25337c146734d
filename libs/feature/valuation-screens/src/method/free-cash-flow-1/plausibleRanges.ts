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
  ['depreciation_rate', plausibleRate(0, 0.25)],
  ['capital_expenditure_rate', plausibleRate(0, 0.3)],
  ['working_capital_rate', plausibleRate(-0.3, 0.5)],
  ['risk_free_rate', plausibleRate(0, 0.1)],
  ['equity_risk_premium', plausibleRate(0.02, 0.12)],
  ['beta', { from: 0.2, to: 3, kind: 'number' }],
  ['cost_of_debt', plausibleRate(0.01, 0.2)],
  ['interest_tax_rate', plausibleRate(0, 0.4)],
  ['terminal_growth', plausibleRate(-0.05, 0.05)],
  ['exit_multiple', { from: 2, to: 40, kind: 'multiple' }],
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set(['given_wacc', 'debt_weight']);
