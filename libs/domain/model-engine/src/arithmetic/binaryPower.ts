import { exponentialTable, stepsPerPower } from './exponentialTable.js';
import { leadingHalf } from './leadingHalf.js';
import { originOfPowers, powersOfTwo } from './powersOfTwo.js';

const { leading, trailing } = exponentialTable;
/** Adding and subtracting it rounds to whole steps of 1/128: its last bit is worth that. */
export const rounder = 1.5 * 2 ** 45;
/** Beyond these the result is infinite, or 0. */
const largest = 1025;
const smallest = -1080;

/** The Taylor coefficients of 2^x: powers of ln 2 over factorials. */
const first = 0.693147180559945309417;
const second = 0.240226506959100712334;
const third = 0.0555041086648215799531;
const fourth = 0.00961812910762847716198;
const fifth = 0.00133335581464284434234;
const sixth = 0.000154035303933816099544;
/** The same from the highest degree down. */
export const growthSeries: readonly number[] = [sixth, fifth, fourth, third, second, first];

/**
 * 2^(y·(head + tail)), with an error below 0.51 of the last place where the result is not subnormal. The head has 26 bits
 * and the tail is smaller than its last one. Consists of additions, multiplications and table lookups.
 *
 * Method: the product in two doubles, its whole steps of 1/128 from a table, the rest by a polynomial. After P. T. P. Tang,
 * “Table-driven implementation of the exponential function in IEEE floating-point arithmetic”, ACM TOMS 15 (1989).
 */
export function binaryPower(head: number, tail: number, y: number): number {
  const estimate = y * head;
  if (!(estimate < largest && estimate > smallest)) return outOfRange(estimate);
  // The logarithm of 1; its product with a huge y is 0 too, but y could not be split.
  if (head === 0) return 1;
  const yHead = leadingHalf(y);
  const product = yHead * head;
  const steps = product + rounder - rounder;
  const rest = product - steps + ((y - yHead) * head + y * tail);
  const growth =
    rest * (first + rest * (second + rest * (third + rest * (fourth + rest * (fifth + rest * sixth)))));
  const step = (steps * stepsPerPower) | 0;
  const position = step & (stepsPerPower - 1);
  const power = leading[position] as number;
  const value = power + ((trailing[position] as number) + power * growth);
  const exponent = step >> 7;
  if (exponent >= -1022 && exponent <= 1023)
    return value * (powersOfTwo[originOfPowers + exponent] as number);
  const half = exponent >> 1;
  return (
    value *
    (powersOfTwo[originOfPowers + half] as number) *
    (powersOfTwo[originOfPowers + exponent - half] as number)
  );
}

const outOfRange = (estimate: number): number =>
  estimate > 0 ? Number.POSITIVE_INFINITY : estimate < 0 ? 0 : Number.NaN;
