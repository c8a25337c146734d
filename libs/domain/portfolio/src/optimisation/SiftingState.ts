import { nearest, type SiftedProgram, sumOfLimit } from './SiftedProgram.js';

/** What the mean variance is against the price of missing a limit by 1. */
export const varianceShare = 1e-3;

/** Weights that improve from round to round. */
export interface SiftingState {
  readonly weights: Float64Array;
  /** On which side of today's weight each is: 1 above, −1 below. */
  readonly sides: Int8Array;
  /** The assets whose weights can change. */
  readonly working: Set<number>;
  /** No higher than at the start: rounding must not exclude it. */
  readonly limits: readonly number[];
  /** Places of the limits that can be missed, with by how much they are. */
  readonly missing: Map<number, number>;
  /** Of variance and preference. */
  readonly scale: number;
}

/** That of weights within bounds; the limits that they miss can stay missed with `mayMiss`. */
export function startSifting(program: SiftedProgram, start: Float64Array, mayMiss: boolean): SiftingState {
  const { bounds, current, limits, problem } = program;
  const { size, values } = problem.covariance;
  const weights = start.map((weight, asset) =>
    nearest(weight, [bounds.lower[asset], bounds.upper[asset], current[asset]] as number[]),
  );
  const missing = new Map<number, number>();
  const reached = limits.map((limit, at) => {
    const sum = sumOfLimit(limit, weights, current);
    if (sum >= limit.limit || !mayMiss) return Math.min(sum, limit.limit);
    missing.set(at, limit.limit - sum);
    return limit.limit;
  });
  let meanVariance = 0;
  for (let at = 0; at < values.length; at += size + 1) meanVariance += (values[at] as number) / size;
  const state: SiftingState = {
    weights,
    sides: Int8Array.from(weights, (weight, asset) => (weight >= (current[asset] as number) ? 1 : -1)),
    working: new Set(),
    limits: reached,
    missing,
    scale: mayMiss ? varianceShare / meanVariance : 1,
  };
  for (let asset = 0; asset < size; asset += 1)
    if (!isAtRest(program, state, asset)) state.working.add(asset);
  return state;
}

/** Between which weights an asset stays on its side of today's. */
export function intervalOf(
  { bounds: { lower, upper }, current }: SiftedProgram,
  sides: Int8Array,
  asset: number,
): readonly [least: number, most: number] {
  const [low, high, middle] = [lower[asset] as number, upper[asset] as number, current[asset] as number];
  return sides[asset] === 1 ? [Math.max(low, middle), high] : [low, Math.min(high, middle)];
}

/** Whether a weight is where its side of today's ends. */
export function isAtRest(program: SiftedProgram, { weights, sides }: SiftingState, asset: number): boolean {
  const [least, most] = intervalOf(program, sides, asset);
  return weights[asset] === least || weights[asset] === most;
}
