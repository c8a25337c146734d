import type { Result } from '@finance-analyst/foundation';
import { dotOf, type ExpectedPortfolio, withVolatility } from './Portfolio.js';
import { notPositiveDefinite, portfolioProblem } from './PortfolioProblem.js';
import type { QuadraticSolution } from './solveQuadratic.js';
import { longOnly } from './WeightBounds.js';
import { type GroupedProblem, groupsProblem } from './WeightGroup.js';
import { tradingCostOf, tradingProblem } from './WeightTrading.js';

export const groupedProblem = (problem: GroupedProblem): string | null =>
  portfolioProblem(problem) ??
  groupsProblem(problem) ??
  (problem.trading ? tradingProblem(problem.trading, problem.covariance.size) : null);

/** A bound that is missed by so little is met. */
const rounding = 1e-10;

/**
 * The portfolio of a solution, whose first values are its weights × any factor, or the reason why there is none. Its expected return is
 * less what trading costs.
 */
export function groupedPortfolio(
  { covariance, expectedReturns, bounds, trading }: GroupedProblem,
  solution: QuadraticSolution,
): Result<ExpectedPortfolio> {
  if (!solution.ok) return { ok: false, reason: reasons[solution.cause] };
  const { lower, upper } = bounds ?? longOnly(covariance.size);
  const values = solution.values.subarray(0, covariance.size);
  const sum = values.reduce((total, each) => total + each, 0);
  const weights = values.map((value, asset) => {
    const [low, high] = [lower[asset] as number, upper[asset] as number];
    const weight = value / sum;
    if (Math.abs(weight - low) < rounding) return low;
    return Math.abs(weight - high) < rounding ? high : weight;
  });
  return {
    ok: true,
    value: {
      ...withVolatility(covariance, weights),
      expectedReturn: dotOf(weights, expectedReturns) - (trading ? tradingCostOf(trading, weights) : 0),
    },
  };
}

const reasons = {
  'not-positive-definite': notPositiveDefinite,
  infeasible: 'No weights are within all limits at once.',
  'not-found': 'The weights were not found: too many assets are alike.',
} as const;
