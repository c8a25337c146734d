import type { LinearLimit } from './LinearLimit.js';
import { longOnly } from './WeightBounds.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The limits of weights. */
export interface GroupedLimits {
  /** That they add up to 1. */
  readonly whole: LinearLimit;
  /** Those of their bounds and groups. */
  readonly others: readonly LinearLimit[];
}

/** That weights add up to 1, and are within their bounds and groups. */
export function groupedLimits({ covariance: { size }, bounds, groups }: GroupedProblem): GroupedLimits {
  const { lower, upper } = bounds ?? longOnly(size);
  const all = Array.from({ length: size }, (_, asset) => asset);
  const between = (places: readonly number[], least: number, most: number): readonly LinearLimit[] => [
    { places, factors: places.map(() => 1), limit: least },
    { places, factors: places.map(() => -1), limit: -most },
  ];
  return {
    whole: { places: all, factors: all.map(() => 1), limit: 1 },
    others: [
      ...all.flatMap((asset) => between([asset], lower[asset] as number, upper[asset] as number)),
      ...groups.flatMap((group) => between(group.assets, group.lower, group.upper)),
    ],
  };
}

/** A limit of weights as one of weights × any factor: sum of factor × weight − limit × sum of weights is at least 0. */
export function homogeneous({ places, factors, limit }: LinearLimit, size: number): LinearLimit {
  if (limit === 0) return { places, factors, limit: 0 };
  const dense = new Float64Array(size).fill(-limit);
  for (let at = 0; at < places.length; at += 1)
    dense[places[at] as number] = (dense[places[at] as number] as number) + (factors[at] as number);
  return { places: Array.from(dense, (_, place) => place), factors: dense, limit: 0 };
}
