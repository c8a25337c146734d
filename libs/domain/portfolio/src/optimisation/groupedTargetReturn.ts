import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedLimits } from './groupedLimits.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedPortfolio } from './groupedPortfolio.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import { solveQuadratic } from './solveQuadratic.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The weights with the least variance of all within bounds and groups that are expected to return at least a target. */
export function groupedTargetReturn(problem: GroupedProblem, target: number): Result<ExpectedPortfolio> {
  if (!Number.isFinite(target)) return { ok: false, reason: 'The target return is not a finite number.' };
  const least = groupedMinimumVariance(problem);
  if (!least.ok || least.value.expectedReturn >= target) return least;
  const highest = groupedHighestReturn(problem);
  if (!highest.ok) return highest;
  const rounding = 1e-9 * Math.abs(highest.value.expectedReturn);
  if (target > highest.value.expectedReturn + rounding)
    return { ok: false, reason: 'No weights within the bounds and groups are expected to return as much.' };
  return target > highest.value.expectedReturn - rounding ? highest : expecting(problem, target);
}

/** The least variance with an expected return that is known to be possible. */
export function expecting(problem: GroupedProblem, target: number): Result<ExpectedPortfolio> {
  const { whole, others } = groupedLimits(problem);
  const { covariance, expectedReturns } = problem;
  const places = Array.from(expectedReturns, (_, asset) => asset);
  const solution = solveQuadratic({
    matrix: covariance,
    equalities: [whole, { places, factors: expectedReturns, limit: target }],
    inequalities: others,
  });
  return groupedPortfolio(problem, solution);
}
