import type { Result } from '@finance-analyst/foundation';
import { annualizedFigure, type AnnualizedFigure } from './AnnualizedFigure.js';
import { excessReturns, type ReturnPerPeriod } from './excessReturns.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { spreadOf, varies } from './spreadOf.js';

/**
 * The arithmetic mean of returns above the risk-free return, over their sample standard deviation. `riskFree` is per period.
 * W. F. Sharpe, “The Sharpe ratio”, Journal of Portfolio Management 21 (1994).
 */
export function sharpeRatio(series: ReturnSeries, riskFree: ReturnPerPeriod = 0): Result<AnnualizedFigure> {
  const excess = excessReturns(series, riskFree, 'Risk-free return');
  if (!excess.ok) return excess;
  const spread = spreadOf(excess.value);
  return varies(spread)
    ? annualizedFigure(spread.mean / spread.deviation, series)
    : { ok: false, reason: 'The returns have no volatility.' };
}
