import type { Result } from '@finance-analyst/foundation';
import { rateOfReturn } from './rateOfReturn.js';

const defaultGuess = 0.1;

/**
 * The rate per period, a fraction, at which flows one period apart have a present value of 0 (Excel's IRR). The first
 * flow is now. Flows that change sign more than once may have several such rates: this is the one reached from `guess`.
 */
export function internalRateOfReturn(cashFlows: readonly number[], guess = defaultGuess): Result<number> {
  return rateOfReturn(
    cashFlows,
    cashFlows.map((_, index) => index),
    guess,
  );
}
