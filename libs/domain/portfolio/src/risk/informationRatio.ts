import type { Result } from '@finance-analyst/foundation';
import { annualizedFigure, type AnnualizedFigure } from './AnnualizedFigure.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { spreadOf, varies } from './spreadOf.js';
import { activeReturns } from './trackingError.js';

/**
 * The arithmetic mean of the differences from the benchmark's returns, over the tracking error. T. H. Goodwin, “The
 * information ratio”, Financial Analysts Journal 54 (1998). Others divide the difference of compound annual returns, which
 * gives another figure.
 */
export function informationRatio(series: ReturnSeries, benchmark: ReturnSeries): Result<AnnualizedFigure> {
  const active = activeReturns(series, benchmark);
  if (!active.ok) return active;
  const spread = spreadOf(active.value);
  return varies(spread)
    ? annualizedFigure(spread.mean / spread.deviation, series)
    : { ok: false, reason: 'The tracking error is zero.' };
}
