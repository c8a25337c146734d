import type { Result } from '@finance-analyst/foundation';
import { annualizedFigure, type AnnualizedFigure } from './AnnualizedFigure.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { seriesProblem } from './seriesProblem.js';
import { spreadOf } from './spreadOf.js';

/**
 * The sample standard deviation of returns, with the number of returns less 1 as divisor; a fraction. C. R. Bacon, “Practical
 * Portfolio Performance Measurement and Attribution”, 2nd edition (2008), chapter 4.
 */
export function volatility(series: ReturnSeries): Result<AnnualizedFigure> {
  const problem = seriesProblem(series, 2);
  if (problem !== null) return { ok: false, reason: problem };
  return annualizedFigure(spreadOf(series.returns).deviation, series);
}
