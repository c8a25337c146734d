import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from './Assumption.js';
import { sourceOf } from './statementHistory.js';

/** Net income that belongs to the common shareholders, in the currency of its period. */
export interface CommonIncome {
  readonly value: number;
  readonly sources: readonly AssumptionSource[];
}

/**
 * Net income less preferred dividends; null without net income. Preferred dividends count as none where they are not
 * reported. Those that `period` leaves out while it has preferred
 * equity are of `year`, the newest fiscal year.
 */
export function commonIncomeOf(period: FiscalPeriod, year: FiscalPeriod = period): CommonIncome | null {
  const income = sourceOf(period, 'netIncome');
  if (!income) return null;
  const preferred =
    sourceOf(period, 'preferredDividends') ??
    (period.figures.preferredEquity ? sourceOf(year, 'preferredDividends') : null);
  return preferred
    ? { value: income.figure.value - preferred.figure.value, sources: [income, preferred] }
    : { value: income.figure.value, sources: [income] };
}
