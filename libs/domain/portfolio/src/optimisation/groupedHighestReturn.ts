import type { Result } from '@finance-analyst/foundation';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedWeights } from './groupedWeights.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { siftedProgram, sumOfLimit } from './SiftedProgram.js';
import type { GroupedProblem } from './WeightGroup.js';

/**
 * The weights with the highest expected return within bounds, groups and turnover and, of those, with the least variance: where return
 * counts for enough, they no longer change. O. L. Mangasarian and R. R. Meyer, “Nonlinear perturbation of linear programs”, SIAM Journal on
 * Control and Optimization 17 (1979). They are searched from `start`, those of the least variance.
 */
export function groupedHighestReturn(
  problem: GroupedProblem,
  start: Result<ExpectedPortfolio> = groupedMinimumVariance(problem),
): Result<ExpectedPortfolio> {
  if (!start.ok) return start;
  const range = rangeOf(problem.expectedReturns) + (problem.trading?.cost ?? 0);
  if (range === 0) return start;
  const { limits, current } = siftedProgram(problem);
  const isWithin = (weights: Float64Array): boolean =>
    limits.every((limit) => sumOfLimit(limit, weights, current) >= limit.limit - exactness);
  let best = start.value;
  let preference = (10 * meanVariance(problem)) / range;
  for (let round = 0; round < mostRounds; round += 1, preference *= 10) {
    const next = groupedWeights(problem, { preference }, best.weights);
    if (!next.ok) return round > 0 ? { ok: true, value: best } : next;
    // The more return counts, the more digits are lost.
    if (round > 0 && !isWithin(next.value.weights)) break;
    const rise = next.value.expectedReturn - best.expectedReturn;
    if (rise > 0) best = next.value;
    if (round > 0 && rise <= 1e-10 * range) break;
  }
  return { ok: true, value: best };
}

/** Each counts return ten times as much as the one before it; beyond the last, variance would be rounding. */
const mostRounds = 7;

/** A limit that is missed by more is not met. */
const exactness = 1e-9;

const rangeOf = (values: Float64Array): number =>
  values.reduce((most, each) => Math.max(most, each)) - values.reduce((least, each) => Math.min(least, each));

const meanVariance = ({ covariance: { size, values } }: GroupedProblem): number =>
  values.reduce((sum, each, at) => (at % (size + 1) === 0 ? sum + each : sum), 0) / size;
