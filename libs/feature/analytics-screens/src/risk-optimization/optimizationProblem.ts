import type { Result } from '@finance-analyst/foundation';
import {
  type GroupedProblem,
  shrunkCovariance,
  type ShrunkCovariance,
  type WeightBounds,
  type WeightGroup,
} from '@finance-analyst/portfolio';
import { daysPerYear } from '../risk-returns/analyzeRisk.js';
import type { RiskAsset } from '../risk-returns/RiskAnalysis.js';
import type { OptimizationSettings } from '../risk-worker/OptimizationRequest.js';

export interface OptimizationProblem {
  /** The holdings with prices, cash left out. */
  readonly assets: readonly RiskAsset[];
  /** Limits of single holdings are in its bounds. */
  readonly problem: GroupedProblem & { readonly bounds: WeightBounds };
  /** The same with all limits as groups, so that each has its name. */
  readonly named: GroupedProblem & { readonly bounds: WeightBounds };
  readonly found: ShrunkCovariance;
  readonly today: Float64Array;
}

/** What the weights of the holdings are chosen for: past means and the shrunk covariance of the window, a year. */
export function optimizationProblem(
  all: readonly RiskAsset[],
  { largestWeight, limits, turnover, tradingCost }: Omit<OptimizationSettings, 'riskFree' | 'targetReturn'>,
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
  const held = assets.reduce((sum, { weight }) => sum + weight, 0);
  const today = Float64Array.from(assets, ({ weight }) => weight / held);
  const groups = limits.flatMap(({ name, holdings, lower, upper }): readonly WeightGroup[] => {
    const places = assets.flatMap(({ position }, at) => (holdings.includes(position.id) ? [at] : []));
    return places.length === 0 ? [] : [{ name, assets: places, lower, upper }];
  });
  const common = {
    covariance: found.value.covariance,
    expectedReturns,
    ...((turnover !== null || tradingCost > 0) && {
      trading: { current: today, cost: tradingCost, ...(turnover !== null && { mostTurnover: turnover }) },
    }),
  };
  const bounds = {
    lower: new Float64Array(assets.length),
    upper: new Float64Array(assets.length).fill(largestWeight),
  };
  const own = { lower: bounds.lower.slice(), upper: bounds.upper.slice() };
  for (const { assets: places, lower, upper } of groups)
    if (places.length === 1) {
      const [at] = places as [number];
      own.lower[at] = Math.max(own.lower[at] as number, lower);
      own.upper[at] = Math.min(own.upper[at] as number, upper);
    }
  return {
    ok: true,
    value: {
      assets,
      today,
      problem: { ...common, bounds: own, groups: groups.filter((group) => group.assets.length > 1) },
      named: { ...common, bounds, groups },
      found: found.value,
    },
  };
}
