import type { WeightBounds, WeightGroup } from '@finance-analyst/portfolio';

const rounding = 1e-9;
const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

/** Why the only weights that an objective has are not within bounds and groups, or null. */
export function limitsProblem(
  weights: Float64Array,
  { lower, upper }: WeightBounds,
  groups: readonly WeightGroup[],
): string | null {
  const reasonFor = (name: string, weight: number, least: number, most: number): string | null =>
    weight < least - rounding || weight > most + rounding
      ? `This objective has one solution, which gives ${name} ${percent(weight)}, outside its limits. Change them, or the objective.`
      : null;
  for (const [asset, weight] of weights.entries()) {
    const reason = reasonFor(`asset ${asset + 1}`, weight, lower[asset] as number, upper[asset] as number);
    if (reason !== null) return reason;
  }
  for (const { name, assets, lower: least, upper: most } of groups) {
    const sum = assets.reduce((total, asset) => total + (weights[asset] as number), 0);
    const reason = reasonFor(`group ${name}`, sum, least, most);
    if (reason !== null) return reason;
  }
  return null;
}
