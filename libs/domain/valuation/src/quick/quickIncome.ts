import type { FiscalPeriod } from '@finance-analyst/market';
import { commonIncomeOf } from '../default-assumptions/commonIncome.js';
import { sourceOf } from '../default-assumptions/statementHistory.js';
import type { QuickBasis } from './QuickInputs.js';

/**
 * What the multiple of a basis counts: operating income, or the net income of the common shareholders, with preferred
 * dividends that the period leaves out of `year`. Null if it is not reported.
 */
export function quickIncome(period: FiscalPeriod, year: FiscalPeriod, basis: QuickBasis): number | null {
  const income =
    basis === 'net-income'
      ? commonIncomeOf(period, year)?.value
      : sourceOf(period, 'operatingIncome')?.figure.value;
  return income ?? null;
}
