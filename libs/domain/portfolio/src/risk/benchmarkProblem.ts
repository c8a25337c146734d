import type { ReturnSeries } from './ReturnSeries.js';
import { returnsProblem } from './returnsProblem.js';
import { seriesProblem } from './seriesProblem.js';

/** Why a series cannot be compared with a benchmark over at least so many periods, or null; see `seriesProblem`. */
export function benchmarkProblem(
  series: ReturnSeries,
  benchmark: ReturnSeries,
  fewest: number,
  lowest?: number,
): string | null {
  const problem = seriesProblem(series, fewest, lowest);
  if (problem !== null) return problem;
  if (benchmark.periodsPerYear !== series.periodsPerYear)
    return 'The benchmark has another number of periods per year.';
  if (benchmark.returns.length !== series.returns.length)
    return `The number of returns (${series.returns.length}) differs from that of the benchmark (${benchmark.returns.length}).`;
  return returnsProblem(benchmark.returns, 'Benchmark return', lowest);
}
