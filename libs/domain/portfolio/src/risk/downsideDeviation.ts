import type { Result } from '@finance-analyst/foundation';
import { annualizedFigure, type AnnualizedFigure } from './AnnualizedFigure.js';
import { excessReturns } from './excessReturns.js';
import type { ReturnSeries } from './ReturnSeries.js';

/**
 * √(Σ min(return − minimum, 0)² ÷ n) over all n returns, those above the minimum included; a fraction. `minimumPerPeriod`
 * is the minimum acceptable return of a period, a fraction. C. R. Bacon, “Practical Portfolio Performance Measurement and
 * Attribution”, 2nd edition (2008), chapter 4.
 */
export function downsideDeviation(series: ReturnSeries, minimumPerPeriod = 0): Result<AnnualizedFigure> {
  const excess = excessReturns(series, minimumPerPeriod, 'Minimum acceptable return');
  return excess.ok ? annualizedFigure(deviationBelowZero(excess.value), series) : excess;
}

/** The root of the mean square of returns below zero, those above counting as zero. */
export function deviationBelowZero(returns: Float64Array): number {
  let squares = 0;
  for (const each of returns) squares += Math.min(each, 0) ** 2;
  return Math.sqrt(squares / returns.length);
}
