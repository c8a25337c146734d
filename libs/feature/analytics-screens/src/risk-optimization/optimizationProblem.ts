import type { Result } from '@finance-analyst/foundation';
import {
  type PortfolioProblem,
  shrunkCovariance,
  type ShrunkCovariance,
  type WeightBounds,
} from '@finance-analyst/portfolio';
import { daysPerYear } from '../risk-returns/analyzeRisk.js';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';

export interface OptimizationProblem {
  /** The holdings with prices, cash left out. */
  readonly assets: readonly RiskAsset[];
  readonly problem: PortfolioProblem & { readonly bounds: WeightBounds };
  readonly found: ShrunkCovariance;
}

/** What the weights of the holdings are chosen for: past means and the shrunk covariance of the window, a year. */
export function optimizationProblem(
  all: readonly RiskAsset[],
  largestWeight: number,
): Result<OptimizationProblem> {
  const assets = all.filter(({ position, isConstant }) => !position.isCash && !isConstant);
  const found = shrunkCovariance({
    returns: assets.map(({ returns }) => returns),
    periodsPerYear: daysPerYear,
  });
  if (!found.ok) return found;
  const expectedReturns = Float64Array.from(
    assets,
    ({ returns }) => (returns.reduce((sum, each) => sum + each, 0) / returns.length) * daysPerYear,
  );
  const bounds = {
    lower: new Float64Array(assets.length),
    upper: new Float64Array(assets.length).fill(largestWeight),
  };
  return {
    ok: true,
    value: {
      assets,
      problem: { covariance: found.value.covariance, expectedReturns, bounds },
      found: found.value,
    },
  };
}
