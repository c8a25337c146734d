import type { FigureFormat } from '@finance-analyst/figures';
import { highestStartingGrowth, lowestStartingGrowth } from '@finance-analyst/valuation';

/** What an input usually is, bounds included. */
export interface PlausibleRange {
  readonly from: number;
  readonly to: number;
  readonly kind: Extract<FigureFormat['kind'], 'rate' | 'multiple' | 'number'>;
}

const rate = (from: number, to: number): PlausibleRange => ({ from, to, kind: 'rate' });

/**
 * Rules of thumb, wide on purpose: values outside are possible, but more often a typing error.
 * Growth has the bounds within which a past growth is carried into a forecast.
 */
export const plausibleRanges: ReadonlyMap<string, PlausibleRange> = new Map([
  ['revenue_growth', rate(lowestStartingGrowth, highestStartingGrowth)],
  ['operating_margin', rate(-0.2, 0.5)],
  ['tax_rate', rate(0, 0.4)],
  ['depreciation_rate', rate(0, 0.25)],
  ['capital_expenditure_rate', rate(0, 0.3)],
  ['working_capital_rate', rate(-0.3, 0.5)],
  ['risk_free_rate', rate(0, 0.1)],
  ['equity_risk_premium', rate(0.02, 0.12)],
  ['beta', { from: 0.2, to: 3, kind: 'number' }],
  ['cost_of_debt', rate(0.01, 0.2)],
  ['interest_tax_rate', rate(0, 0.4)],
  ['terminal_growth', rate(-0.05, 0.05)],
  ['exit_multiple', { from: 2, to: 40, kind: 'multiple' }],
]);

/** The model's own checks warn of these, so no second warning is shown. */
export const checkedByModel: ReadonlySet<string> = new Set(['given_wacc', 'debt_weight']);

/** An amount this much larger or smaller than the default is more likely in the wrong unit. */
export const plausibleMultiple = 10;
