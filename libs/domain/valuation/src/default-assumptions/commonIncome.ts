import type { FiscalPeriod } from '@finance-analyst/market';
import type { AssumptionSource } from './Assumption.js';
import { sourceOf } from './statementHistory.js';

/** Net income that belongs to the common shareholders, in the currency of its period. */
export interface CommonIncome {
  readonly value: number;
  readonly sources: readonly AssumptionSource[];
}

/**
 * The preferred dividends of a period; null where none are reported. Those that `period` leaves out while it has preferred
 * equity are of `year`, the newest fiscal year.
 */
export const preferredDividendsOf = (period: FiscalPeriod, year: FiscalPeriod): AssumptionSource | null =>
  sourceOf(period, 'preferredDividends') ??
  (period.figures.preferredEquity ? sourceOf(year, 'preferredDividends') : null);

/** Net income less the preferred dividends of the period, or of `year` where it leaves them out; null without net income. */
export function commonIncomeOf(period: FiscalPeriod, year: FiscalPeriod = period): CommonIncome | null {
  const income = sourceOf(period, 'netIncome');
  if (!income) return null;
  const preferred = preferredDividendsOf(period, year);
  return preferred
    ? { value: income.figure.value - preferred.figure.value, sources: [income, preferred] }
    : { value: income.figure.value, sources: [income] };
}
