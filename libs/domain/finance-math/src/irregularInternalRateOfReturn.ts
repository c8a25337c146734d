import type { Result } from '@finance-analyst/foundation';
import { yearsFromFirst, type DatedCashFlow } from './datedCashFlow.js';
import { rateOfReturn } from './rateOfReturn.js';

const defaultGuess = 0.1;

/**
 * The annual rate, a fraction, at which flows on any days have a present value of 0, years of 365 days (Excel's XIRR).
 * The order of the flows does not matter. Flows that change sign more than once may have several such rates: this is the
 * one reached from `guess`.
 */
export function irregularInternalRateOfReturn(
  flows: readonly DatedCashFlow[],
  guess = defaultGuess,
): Result<number> {
  const years = yearsFromFirst(flows);
  if (!years.ok) return years;
  return rateOfReturn(
    flows.map(({ amount }) => amount),
    years.value,
    guess,
  );
}
