import type { Result } from '@finance-analyst/foundation';
import { annualizedFigure, type AnnualizedFigure } from './AnnualizedFigure.js';
import { benchmarkProblem } from './benchmarkProblem.js';
import { excessReturns } from './excessReturns.js';
import type { ReturnSeries } from './ReturnSeries.js';
import { spreadOf } from './spreadOf.js';

/**
 * The sample standard deviation of the differences from the benchmark's returns; a fraction. C. R. Bacon, “Practical Portfolio
 * Performance Measurement and Attribution”, 2nd edition (2008), chapter 4.
 */
export function trackingError(series: ReturnSeries, benchmark: ReturnSeries): Result<AnnualizedFigure> {
  const active = activeReturns(series, benchmark);
  return active.ok ? annualizedFigure(spreadOf(active.value).deviation, series) : active;
}

/** The differences from the returns of a benchmark, of two periods or more. */
export function activeReturns(series: ReturnSeries, benchmark: ReturnSeries): Result<Float64Array> {
  const problem = benchmarkProblem(series, benchmark, 2);
  return problem === null
    ? excessReturns(series, benchmark.returns, 'Benchmark return')
    : { ok: false, reason: problem };
}
