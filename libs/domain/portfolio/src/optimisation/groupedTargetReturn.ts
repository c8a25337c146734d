import type { Result } from '@finance-analyst/foundation';
import { groupedHighestReturn } from './groupedHighestReturn.js';
import { groupedMinimumVariance } from './groupedMinimumVariance.js';
import { groupedWeights } from './groupedWeights.js';
import type { ExpectedPortfolio } from './Portfolio.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The weights with the least variance of all within bounds and groups that are expected to return at least a target. */
export function groupedTargetReturn(problem: GroupedProblem, target: number): Result<ExpectedPortfolio> {
  if (!Number.isFinite(target)) return { ok: false, reason: 'The target return is not a finite number.' };
  const least = groupedMinimumVariance(problem);
  if (!least.ok || least.value.expectedReturn >= target) return least;
  const highest = groupedHighestReturn(problem, least);
  if (!highest.ok) return highest;
  const rounding = 1e-9 * problem.expectedReturns.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  if (target > highest.value.expectedReturn + rounding)
    return { ok: false, reason: 'No weights within the limits are expected to return as much.' };
  return target > highest.value.expectedReturn - rounding
    ? highest
    : groupedWeights(problem, { target }, highest.value.weights);
}
