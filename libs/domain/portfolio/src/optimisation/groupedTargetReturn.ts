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
  const rounding = 1e-9 * problem.expectedReturns.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  if (target > highest.value.expectedReturn + rounding)
    return { ok: false, reason: 'No weights within the limits are expected to return as much.' };
  return target > highest.value.expectedReturn - rounding ? highest : expecting(problem, target);
}

/** The least variance with an expected return that is known to be possible. */
export function expecting(problem: GroupedProblem, target: number): Result<ExpectedPortfolio> {
  const { whole, others, matrix, returns } = groupedLimits(problem);
  const places = Array.from(returns, (_, place) => place);
  const solution = solveQuadratic({
    matrix,
    equalities: [whole],
    inequalities: [...others, { places, factors: returns, limit: target }],
  });
  return groupedPortfolio(problem, solution);
}
