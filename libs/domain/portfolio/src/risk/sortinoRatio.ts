import type { Result } from '@finance-analyst/foundation';
import { annualizedFigure, type AnnualizedFigure } from './AnnualizedFigure.js';
import { deviationBelowZero } from './downsideDeviation.js';
import { excessReturns } from './excessReturns.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { meanOf, varies } from './spreadOf.js';

/**
 * The arithmetic mean of returns above the minimum acceptable return of a period, over the downside deviation from it.
 * F. A. Sortino and R. van der Meer, “Downside risk”, Journal of Portfolio Management 17 (1991).
 */
export function sortinoRatio(series: ReturnSeries, minimumPerPeriod = 0): Result<AnnualizedFigure> {
  const excess = excessReturns(series, minimumPerPeriod, 'Minimum acceptable return');
  if (!excess.ok) return excess;
  const mean = meanOf(excess.value);
  const deviation = deviationBelowZero(excess.value);
  return varies({ mean, deviation })
    ? annualizedFigure(mean / deviation, series)
    : { ok: false, reason: 'No return is below the minimum acceptable return.' };
}
