/** The smallest and largest weight of each asset, as fractions; below zero for short positions. */
export interface WeightBounds {
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/** Long only, without a cap: what is used where no bounds are given. */
export const longOnly = (assets: number): WeightBounds => ({
  lower: new Float64Array(assets),
  upper: new Float64Array(assets).fill(1),
});

const rounding = 1e-12;

/** Why no weights that add up to 1 are within bounds, or null. */
export function boundsProblem({ lower, upper }: WeightBounds, assets: number): string | null {
  if (lower.length !== assets || upper.length !== assets)
    return 'The number of bounds differs from the number of assets.';
  let [least, most] = [0, 0];
  for (let asset = 0; asset < assets; asset += 1) {
    const [low, high] = [lower[asset] as number, upper[asset] as number];
    if (!(Number.isFinite(low) && Number.isFinite(high)))
      return `The bounds of asset ${asset + 1} are not finite.`;
    if (low > high) return `The smallest weight of asset ${asset + 1} is above its largest.`;
    least += low;
    most += high;
  }
  if (least > 1 + rounding) return 'The smallest weights add up to more than 100%.';
  return most < 1 - rounding ? 'The largest weights add up to less than 100%.' : null;
}

/** Whether the bounds leave no choice: all weights are at their smallest, or all at their largest. */
export function onlyWeights({ lower, upper }: WeightBounds): Float64Array | null {
  const sumOf = (weights: Float64Array): number => weights.reduce((sum, each) => sum + each, 0);
  if (sumOf(lower) >= 1 - rounding) return lower.slice();
  if (sumOf(upper) <= 1 + rounding) return upper.slice();
  return null;
}
