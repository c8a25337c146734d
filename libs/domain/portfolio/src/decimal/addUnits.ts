import type { Units } from './Units.js';
import { unitsOf } from './unitsOf.js';

/** `a + b`, exact. */
export function addUnits(a: Units, b: Units): Units {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return unitsOf(BigInt(a) + BigInt(b));
}
