import type { SymmetricMatrix } from '@finance-analyst/finance-math';
import type { LinearLimit } from './LinearLimit.js';
import { longOnly } from './WeightBounds.js';
import type { GroupedProblem } from './WeightGroup.js';

/** The limits of weights, and of how far they are from today's where that is limited or costs something. */
export interface GroupedLimits {
  /** That weights add up to 1. */
  readonly whole: LinearLimit;
  /** Those of bounds, groups and trading. */
  readonly others: readonly LinearLimit[];
  /** Of the weights, followed by the distances. */
  readonly matrix: SymmetricMatrix;
  /** What each unit of them is expected to return; distances cost. */
  readonly returns: Float64Array;
}

/** Distances have so much of the mean variance, because the matrix must be positive definite: too little to matter. */
const usualRidge = 1e-6;

/** The limits of a problem. With trading, each asset has a second variable: how far its weight is from today's, or more. */
export function groupedLimits(
  { covariance, expectedReturns, bounds, groups, trading }: GroupedProblem,
  ridge = usualRidge,
): GroupedLimits {
  const { size } = covariance;
  const { lower, upper } = bounds ?? longOnly(size);
  const all = Array.from({ length: size }, (_, asset) => asset);
  const between = (places: readonly number[], least: number, most: number): readonly LinearLimit[] => [
    { places, factors: places.map(() => 1), limit: least },
    { places, factors: places.map(() => -1), limit: -most },
  ];
  const whole = { places: all, factors: all.map(() => 1), limit: 1 };
  const others = [
    ...all.flatMap((asset) => between([asset], lower[asset] as number, upper[asset] as number)),
    ...groups.flatMap((group) => between(group.assets, group.lower, group.upper)),
  ];
  if (!trading) return { whole, others, matrix: covariance, returns: expectedReturns };
  const { current, mostTurnover, cost = 0 } = trading;
  const distances = all.map((asset) => size + asset);
  const returns = new Float64Array(2 * size).fill(-cost);
  returns.set(expectedReturns);
  return {
    whole,
    others: [
      ...others,
      ...all.flatMap((asset): readonly LinearLimit[] => [
        { places: [asset, size + asset], factors: [-1, 1], limit: -(current[asset] as number) },
        { places: [asset, size + asset], factors: [1, 1], limit: current[asset] as number },
      ]),
      ...(mostTurnover === undefined
        ? []
        : [{ places: distances, factors: distances.map(() => -1), limit: -2 * mostTurnover }]),
    ],
    matrix: withDistances(covariance, ridge),
    returns,
  };
}

function withDistances({ size, values }: SymmetricMatrix, ridge: number): SymmetricMatrix {
  const both = new Float64Array(4 * size * size);
  let mean = 0;
  for (let row = 0; row < size; row += 1) {
    both.set(values.subarray(row * size, (row + 1) * size), row * 2 * size);
    mean += (values[row * (size + 1)] as number) / size;
  }
  for (let at = size; at < 2 * size; at += 1) both[at * (2 * size + 1)] = ridge * mean;
  return { size: 2 * size, values: both };
}

/** A limit as one of weights × any factor: sum of factor × value − limit × sum of the first `size` is at least 0. */
export function homogeneous({ places, factors, limit }: LinearLimit, size: number, all: number): LinearLimit {
  if (limit === 0) return { places, factors, limit: 0 };
  const dense = new Float64Array(all).fill(-limit, 0, size);
  for (let at = 0; at < places.length; at += 1)
    dense[places[at] as number] = (dense[places[at] as number] as number) + (factors[at] as number);
  return { places: Array.from(dense, (_, place) => place), factors: dense, limit: 0 };
}
