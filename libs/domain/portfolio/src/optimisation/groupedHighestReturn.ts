import type { Result } from '@finance-analyst/foundation';
import { groupedLimits } from './groupedLimits.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedPortfolio } from './groupedPortfolio.js';
import { roomIn } from './LinearLimit.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { solveQuadratic } from './solveQuadratic.js';
import type { GroupedProblem } from './WeightGroup.js';

/**
 * The weights with the highest expected return within bounds and groups and, of those, with the least variance: where return counts for
 * enough, they no longer change. O. L. Mangasarian and R. R. Meyer, “Nonlinear perturbation of linear programs”, SIAM Journal on Control and
 * Optimization 17 (1979).
 */
export function groupedHighestReturn(problem: GroupedProblem): Result<ExpectedPortfolio> {
  let best = groupedMinimumVariance(problem);
  if (!best.ok) return best;
  // Any variance leads to the highest return: distances with as much as weights lose the fewest digits.
  const { whole, others, matrix, returns } = groupedLimits(problem, 1);
  const range = rangeOf(returns);
  if (range === 0) return best;
  let weight = (10 * meanVariance(problem)) / range;
  for (let round = 0; round < mostRounds; round += 1, weight *= 10) {
    const factor = weight;
    const solution = solveQuadratic({
      matrix,
      gradient: returns.map((each) => -factor * each),
      equalities: [whole],
      inequalities: others,
    });
    // The more return counts, the more digits are lost.
    const isExact =
      solution.ok &&
      others.every((limit) => roomIn(limit, solution.values) >= -exactness) &&
      Math.abs(roomIn(whole, solution.values)) <= exactness;
    if (solution.ok && !isExact && round > 0) return best;
    const next = groupedPortfolio(problem, solution);
    if (!next.ok) return round > 0 ? best : next;
    const rise = next.value.expectedReturn - best.value.expectedReturn;
    if (rise > 0) best = next;
    if (round > 0 && rise <= 1e-10 * range) return best;
  }
  return best;
}

/** Each counts return ten times as much as the one before it; beyond the last, variance would be rounding. */
const mostRounds = 7;

/** A limit that is missed by more is not met. */
const exactness = 1e-10;

const rangeOf = (values: Float64Array): number =>
  values.reduce((most, each) => Math.max(most, each)) - values.reduce((least, each) => Math.min(least, each));

const meanVariance = ({ covariance: { size, values } }: GroupedProblem): number =>
  values.reduce((sum, each, at) => (at % (size + 1) === 0 ? sum + each : sum), 0) / size;
