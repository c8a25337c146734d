import type { Units } from './Units.js';
import { unitsOf } from './unitsOf.js';

/** `a × b`, exact. */
export function multiplyUnits(a: Units, b: Units): Units {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    // The sum turns −0 into 0.
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return unitsOf(BigInt(a) * BigInt(b));
}
