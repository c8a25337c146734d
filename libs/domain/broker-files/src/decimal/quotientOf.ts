import { roundedTo } from './roundedTo.js';
import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** The quotient with this many decimals, halves rounded away from zero. The divisor is not 0. */
export function quotientOf(dividend: string, divisor: string, places: number): string {
  const [a, b] = [unitsOf(dividend), unitsOf(divisor)];
  // One more digit decides, and a rest behind it only matters at exactly half, which rounds up in any case.
  const scale = places + 1 + b.places;
  const units = (a.units * 10n ** BigInt(scale)) / (b.units * 10n ** BigInt(a.places));
  return roundedTo(textOf({ units, places: places + 1 }), places);
}
