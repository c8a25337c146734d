import { longOnly } from './WeightBounds.js';
import type { WeightTrading } from './WeightTrading.js';
import type { PortfolioProblem } from './PortfolioProblem.js';

/** Assets whose weights together are within limits, such as those of a sector. An asset can be in several groups, or in none. */
export interface WeightGroup {
  readonly name: string;
  /** Places of its assets. */
  readonly assets: readonly number[];
  /** The smallest and largest sum of their weights, as fractions. */
  readonly lower: number;
  readonly upper: number;
}

export interface GroupedProblem extends PortfolioProblem {
  readonly groups: readonly WeightGroup[];
  /** Today's weights and what it takes to trade from them; without it, trading is free and unlimited. */
  readonly trading?: WeightTrading;
}

const rounding = 1e-12;

/** Why a group cannot be within its limits, or null. Groups that fit one by one may still exclude each other. */
export function groupsProblem({ covariance, bounds, groups }: GroupedProblem): string | null {
  const { lower, upper } = bounds ?? longOnly(covariance.size);
  for (const group of groups) {
    const { name, assets } = group;
    if (!(Number.isFinite(group.lower) && Number.isFinite(group.upper)))
      return `The limits of group ${name} are not finite.`;
    if (group.lower > group.upper) return `The smallest weight of group ${name} is above its largest.`;
    if (assets.some((asset) => !(Number.isInteger(asset) && asset >= 0 && asset < covariance.size)))
      return `Group ${name} has an asset that does not exist.`;
    if (new Set(assets).size < assets.length) return `Group ${name} has an asset twice.`;
    const sumOf = (weights: Float64Array): number =>
      assets.reduce((sum, asset) => sum + (weights[asset] as number), 0);
    if (sumOf(lower) > group.upper + rounding)
      return `The smallest weights of the assets of group ${name} add up to more than its largest.`;
    if (sumOf(upper) < group.lower - rounding)
      return `The largest weights of the assets of group ${name} add up to less than its smallest.`;
  }
  return null;
}
