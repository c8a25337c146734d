import { roundUnits } from './roundUnits.js';

/**
 * Rounds parts to so many decimals so that they add up to their sum, rounded once. Those that rounding has moved furthest give way,
 * by one step each.
 *
 * @param total what they add up to, if it is known otherwise; a few steps from their sum
 */
export function roundParts(
  parts: readonly number[],
  places: number,
  total: number = parts.reduce((sum, part) => sum + part, 0),
): readonly number[] {
  const scale = 10 ** places;
  const units = parts.map((part) => roundUnits(part, places));
  const rest = roundUnits(total, places) - units.reduce((sum, each) => sum + each, 0);
  const step = Math.sign(rest);
  const moved = parts
    .map((part, at) => ({ at, by: step * ((units[at] as number) - part * scale) }))
    .sort((a, b) => a.by - b.by || a.at - b.at);
  for (let left = Math.abs(rest), next = 0; left > 0 && moved.length > 0; left -= 1, next += 1) {
    const { at } = moved[next % moved.length] as { readonly at: number };
    units[at] = (units[at] as number) + step;
  }
  return units.map((each) => each / scale);
}
