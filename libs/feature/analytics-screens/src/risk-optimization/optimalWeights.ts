import type { Result } from '@finance-analyst/foundation';
import {
  efficientFrontier,
  type ExpectedPortfolio,
  maximumSharpe,
  minimumVariance,
  riskParity,
  shrunkCovariance,
  type ShrunkCovariance,
} from '@finance-analyst/portfolio';
import { daysPerYear } from '../risk-returns/analyzeRisk.js';
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

const frontierPoints = 40;

/** Weights of the holdings by three aims beside those of today, from their returns in the window. */
export function optimalWeights(
  all: readonly RiskAsset[],
  { largestWeight, riskFree }: Pick<RiskSettings, 'largestWeight'> & { readonly riskFree: number },
): Result<OptimalWeights> {
  const assets = all.filter(({ position, isConstant }) => !position.isCash && !isConstant);
  const found = shrunkCovariance({
    returns: assets.map(({ returns }) => returns),
    periodsPerYear: daysPerYear,
  });
  if (!found.ok) return found;
  const { covariance } = found.value;
  const expectedReturns = Float64Array.from(
    assets,
    ({ returns }) => (returns.reduce((sum, each) => sum + each, 0) / returns.length) * daysPerYear,
  );
  const bounds = {
    lower: new Float64Array(assets.length),
    upper: new Float64Array(assets.length).fill(largestWeight),
  };
  const problem = { covariance, expectedReturns, bounds };
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
      covariance: found.value,
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
