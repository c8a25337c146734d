import type { TaskContext } from '@finance-analyst/compute/worker';
import type { Result } from '@finance-analyst/foundation';
import {
  type ExpectedPortfolio,
  groupedMaximumSharpe,
  groupedMinimumVariance,
  groupedTargetReturn,
  hierarchicalRiskParity,
  maximumSharpe,
  minimumVariance,
  riskParity,
  type ShrunkCovariance,
  targetReturn as leastRiskFor,
  tradingCostOf,
  turnoverOf,
} from '@finance-analyst/portfolio';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';
import { messages } from '../risk/messages.js';
import type { OptimizationSettings } from '../risk-worker/OptimizationRequest.js';
import { createPacing } from './createPacing.js';
import { frontierOf, isGrouped } from './frontierOf.js';
import { limitsProblem } from './limitsProblem.js';
import { optimizationProblem } from './optimizationProblem.js';

export const portfolioNames = [
  'today',
  'minimumVariance',
  'maximumSharpe',
  'targetReturn',
  'riskParity',
  'hierarchicalRiskParity',
] as const;

export type PortfolioName = (typeof portfolioNames)[number];

/** Weights with what they are expected to return, less the cost of trading to them. */
export interface OptimalPortfolio extends ExpectedPortfolio {
  /** Half of the changes of weights from today's; a fraction. */
  readonly turnover: number;
  /** Once, as a fraction of the holdings. */
  readonly cost: number;
}

export interface OptimalWeights {
  /** The holdings, without cash and what has no prices. */
  readonly assets: readonly RiskAsset[];
  readonly portfolios: Readonly<Record<PortfolioName, Result<OptimalPortfolio>>>;
  readonly frontier: Result<readonly ExpectedPortfolio[]>;
  readonly covariance: ShrunkCovariance;
}

/** Weights of the holdings by several aims beside those of today, from their returns in the window; it can be canceled. */
export async function optimalWeights(
  all: readonly RiskAsset[],
  settings: OptimizationSettings,
  context: TaskContext,
): Promise<Result<OptimalWeights>> {
  const { riskFree, targetReturn, largestWeight } = settings;
  const given = optimizationProblem(all, settings);
  if (!given.ok) return given;
  const { assets, problem, found, today } = given.value;
  const { covariance, expectedReturns, bounds } = problem;
  const trading = { current: today, cost: settings.tradingCost };
  const expected = (weights: Float64Array): OptimalPortfolio => {
    const cost = tradingCostOf(trading, weights);
    return {
      weights,
      turnover: turnoverOf(trading, weights),
      cost,
      expectedReturn: sumOf(weights.map((weight, at) => weight * (expectedReturns[at] as number))) - cost,
      volatility: Math.sqrt(Math.max(varianceOf(covariance.values, weights), 0)),
    };
  };
  const measured = (result: Result<{ readonly weights: Float64Array }>): Result<OptimalPortfolio> =>
    result.ok ? { ok: true, value: expected(result.value.weights) } : result;
  const conflict = limitsProblem(given.value, largestWeight);
  const pacing = createPacing(context);
  const limited = async (
    part: number,
    compute: () => Result<{ readonly weights: Float64Array }>,
  ): Promise<Result<OptimalPortfolio>> => {
    if (conflict !== null) return { ok: false, reason: conflict };
    if (!(await pacing.next(part / parts))) return { ok: false, reason: messages.optimizingCanceled };
    return measured(compute());
  };
  const grouped = isGrouped(problem);
  const portfolios = {
    today: { ok: true, value: expected(today) } as const,
    minimumVariance: await limited(1, () =>
      grouped ? groupedMinimumVariance(problem) : minimumVariance(covariance, bounds),
    ),
    maximumSharpe: await limited(2, () =>
      grouped ? groupedMaximumSharpe(problem, riskFree) : maximumSharpe(problem, riskFree),
    ),
    targetReturn:
      targetReturn === null
        ? ({ ok: false, reason: messages.noTarget } as const)
        : await limited(3, () =>
            grouped ? groupedTargetReturn(problem, targetReturn) : leastRiskFor(problem, targetReturn),
          ),
    riskParity: measured(riskParity(covariance)),
    hierarchicalRiskParity: measured(hierarchicalRiskParity(covariance)),
  };
  const frontier: OptimalWeights['frontier'] =
    conflict === null
      ? await frontierOf(problem, {
          next: (progress) => pacing.next((3 + (parts - 3) * progress) / parts),
        })
      : { ok: false, reason: conflict };
  return { ok: true, value: { assets, covariance: found, portfolios, frontier } };
}

/** Of the progress: three portfolios and the frontier. */
const parts = 20;

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

function varianceOf(covariance: Float64Array, weights: Float64Array): number {
  const size = weights.length;
  return sumOf(
    weights.map(
      (weight, row) =>
        weight * sumOf(weights.map((other, column) => other * (covariance[row * size + column] as number))),
    ),
  );
}
