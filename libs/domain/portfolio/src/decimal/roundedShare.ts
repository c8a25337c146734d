import { multiplyUnits } from './multiplyUnits.js';
import type { Units } from './Units.js';
import { unitsOf } from './unitsOf.js';

/**
 * `whole × part ÷ total` as a multiple of `step`, halves rounded away from zero. `part` is not negative, `total` and
 * `step` are positive.
 */
export function roundedShare(whole: Units, part: Units, total: Units, step: Units = 1): Units {
  const divisor = multiplyUnits(total, step);
  const dividend = multiplyUnits(whole, part);
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const size = Math.abs(dividend);
    const rest = size % divisor;
    const quotient = (size - rest) / divisor + (rest >= divisor - rest ? 1 : 0);
    return multiplyUnits(dividend < 0 ? -quotient : quotient, step);
  }
  const by = BigInt(divisor);
  const size = dividend < 0 ? -BigInt(dividend) : BigInt(dividend);
  const rest = size % by;
  const quotient = size / by + (2n * rest >= by ? 1n : 0n);
  return multiplyUnits(unitsOf(dividend < 0 ? -quotient : quotient), step);
}
