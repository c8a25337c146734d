import { binaryLogarithm } from './binaryLogarithm.js';
import { binaryPower } from './binaryPower.js';

const head = new Float64Array(1);
const tail = new Float64Array(1);
let baseOfLogarithm = Number.NaN;

/**
 * base^exponent of finite numbers, the same bits on every host: within 0.51 of the last place, 0.76 where the result is
 * subnormal. Infinite where it is too large or 0 is divided by, NaN for a broken power of a negative number.
 */
export function power(base: number, exponent: number): number {
  if (exponent === 1) return base;
  if (exponent === 2) return base * base;
  if (exponent === -1) return 1 / base;
  if (base > 0) {
    // Discount factors of all years have one base: its logarithm is computed once.
    if (base !== baseOfLogarithm) {
      binaryLogarithm(base, head, tail, 0);
      baseOfLogarithm = base;
    }
    return binaryPower(head[0] as number, tail[0] as number, exponent);
  }
  if (base === 0 && exponent !== 0)
    return exponent > 0 ? 0 : exponent < 0 ? Number.POSITIVE_INFINITY : exponent;
  if (exponent === 0) return 1;
  if (!(base < 0) || !Number.isInteger(exponent)) return Number.NaN;
  const magnitude = power(-base, exponent);
  return exponent % 2 === 0 ? magnitude : -magnitude;
}
