import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** The exact product, with the decimals of both factors. */
export function productOf(first: string, second: string): string {
  const [a, b] = [unitsOf(first), unitsOf(second)];
  return textOf({ units: a.units * b.units, places: a.places + b.places });
}
