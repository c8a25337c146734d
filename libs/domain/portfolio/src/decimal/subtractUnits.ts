import type { Units } from './Units.js';
import { unitsOf } from './unitsOf.js';

/** `a − b`, exact. */
export function subtractUnits(a: Units, b: Units): Units {
  if (typeof a === 'number' && typeof b === 'number') {
    const difference = a - b;
    if (Number.isSafeInteger(difference)) return difference;
  }
  return unitsOf(BigInt(a) - BigInt(b));
}
