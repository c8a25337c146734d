import type { Result } from '@finance-analyst/foundation';
import { dotOf, type ExpectedPortfolio, withVolatility } from './Portfolio.js';
import { notPositiveDefinite, portfolioProblem } from './PortfolioProblem.js';
import type { SiftedWeights } from './siftWeights.js';
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
 * The portfolio of weights that were found, or the reason why there are none. Its expected return is less what trading costs.
 */
export function groupedPortfolio(
  { covariance, expectedReturns, bounds, trading }: GroupedProblem,
  found: SiftedWeights,
): Result<ExpectedPortfolio> {
  if (!found.ok) return { ok: false, reason: reasons[found.cause] };
  const { lower, upper } = bounds ?? longOnly(covariance.size);
  const sum = found.weights.reduce((total, each) => total + each, 0);
  const weights = found.weights.map((value, asset) => {
    const [low, high] = [lower[asset] as number, upper[asset] as number];
    const [weight, today] = [value / sum, trading?.current[asset] ?? low];
    return [low, high, today].find((each) => Math.abs(weight - each) < rounding) ?? weight;
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
