import { longOnly, type WeightBounds } from './WeightBounds.js';
import type { GroupedProblem } from './WeightGroup.js';

/** Sum of factor × weight − kink × distance from today's weight over all assets, which is at least a limit. */
export interface KinkedLimit {
  /** By asset. */
  readonly factors: Float64Array;
  readonly kink: number;
  readonly limit: number;
}

/** What weights are chosen by: the least of half of the variance − preference × expected return, within limits. */
export interface SiftedProgram {
  readonly problem: GroupedProblem;
  readonly bounds: WeightBounds;
  /** Today's weights; the smallest without trading. */
  readonly current: Float64Array;
  readonly limits: readonly KinkedLimit[];
  /** How much of half of the variance a unit of expected return is worth. */
  readonly preference: number;
}

/** The limits of groups and turnover, and of the expected return if there is a target for it. */
export function siftedProgram(
  problem: GroupedProblem,
  { preference = 0, target }: { readonly preference?: number; readonly target?: number } = {},
): SiftedProgram {
  const { covariance, expectedReturns, groups, trading } = problem;
  const bounds = problem.bounds ?? longOnly(covariance.size);
  const limits: KinkedLimit[] = [];
  for (const { assets, lower, upper } of groups)
    for (const sign of [1, -1]) {
      const factors = new Float64Array(covariance.size);
      for (const asset of assets) factors[asset] = sign;
      limits.push({ factors, kink: 0, limit: sign > 0 ? lower : -upper });
    }
  if (trading?.mostTurnover !== undefined)
    limits.push({ factors: new Float64Array(covariance.size), kink: 1, limit: -2 * trading.mostTurnover });
  if (target !== undefined)
    limits.push({ factors: expectedReturns, kink: trading?.cost ?? 0, limit: target });
  const current = trading?.current.map((weight, asset) =>
    nearest(weight, [bounds.lower[asset] as number, bounds.upper[asset] as number]),
  );
  return { problem, bounds, current: current ?? bounds.lower, limits, preference };
}

/** Weights so near a bound are at it. */
export const rounding = 1e-11;

/** The bound that a weight is at but for rounding, or the weight. */
export const nearest = (weight: number, bounds: readonly number[]): number =>
  bounds.find((bound) => Math.abs(weight - bound) < rounding) ?? weight;

/** Its sum for these weights. */
export function sumOfLimit(
  { factors, kink }: Pick<KinkedLimit, 'factors' | 'kink'>,
  weights: Float64Array,
  current: Float64Array,
): number {
  let sum = 0;
  for (let asset = 0; asset < weights.length; asset += 1) {
    const weight = weights[asset] as number;
    sum += (factors[asset] as number) * weight - kink * Math.abs(weight - (current[asset] as number));
  }
  return sum;
}
