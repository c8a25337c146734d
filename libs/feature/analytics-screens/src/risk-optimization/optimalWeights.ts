import type { Result } from '@finance-analyst/foundation';
import {
  efficientFrontier,
  type ExpectedPortfolio,
  maximumSharpe,
  minimumVariance,
  riskParity,
  type ShrunkCovariance,
} from '@finance-analyst/portfolio';
import { optimizationProblem } from './optimizationProblem.js';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';

export const portfolioNames = ['today', 'minimumVariance', 'maximumSharpe', 'riskParity'] as const;

export type PortfolioName = (typeof portfolioNames)[number];

export interface OptimalWeights {
  /** The holdings, without cash and what has no prices. */
  readonly assets: readonly RiskAsset[];
  readonly portfolios: Readonly<Record<PortfolioName, Result<ExpectedPortfolio>>>;
  readonly frontier: Result<readonly ExpectedPortfolio[]>;
  readonly covariance: ShrunkCovariance;
}

/** At equal distances of their return. */
export const frontierPoints = 40;

/** Weights of the holdings by three aims beside those of today, from their returns in the window. */
export function optimalWeights(
  all: readonly RiskAsset[],
  { largestWeight, riskFree }: Pick<RiskSettings, 'largestWeight'> & { readonly riskFree: number },
): Result<OptimalWeights> {
  const given = optimizationProblem(all, largestWeight);
  if (!given.ok) return given;
  const { assets, problem, found } = given.value;
  const { covariance, expectedReturns, bounds } = problem;
  const expected = (weights: Float64Array): ExpectedPortfolio => ({
    weights,
    expectedReturn: sumOf(weights.map((weight, at) => weight * (expectedReturns[at] as number))),
    volatility: Math.sqrt(
      Math.max(
        sumOf(
          weights.map(
            (weight, row) =>
              weight *
              sumOf(
                weights.map(
                  (other, column) => other * (covariance.values[row * assets.length + column] as number),
                ),
              ),
          ),
        ),
        0,
      ),
    ),
  });
  const withReturn = <Found extends { readonly weights: Float64Array }>(
    result: Result<Found>,
  ): Result<ExpectedPortfolio> => (result.ok ? { ok: true, value: expected(result.value.weights) } : result);
  const held = sumOf(Float64Array.from(assets, ({ weight }) => weight));
  return {
    ok: true,
    value: {
      assets,
      covariance: found,
      portfolios: {
        today: { ok: true, value: expected(Float64Array.from(assets, ({ weight }) => weight / held)) },
        minimumVariance: withReturn(minimumVariance(covariance, bounds)),
        maximumSharpe: withReturn(maximumSharpe(problem, riskFree)),
        riskParity: withReturn(riskParity(covariance)),
      },
      frontier: efficientFrontier(problem, frontierPoints),
    },
  };
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
