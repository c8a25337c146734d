import { leadingHalf } from './leadingHalf.js';
import { logarithmOfE, logarithmOfEHead, logarithmOfETail } from './logarithmOfE.js';
import { firstUpperWord, logarithmTable, partBits, partCount } from './logarithmTable.js';
import { originOfPowers, powersOfTwo } from './powersOfTwo.js';

const { reciprocals, leading, trailing } = logarithmTable;
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);
const upper = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 1 : 0;

const smallestNormal = 2 ** -1022;
const subnormalShift = 54;
export const upperHalfSplitter = 2 ** 32 + 1;
/** Of log(1 + r) ÷ r³ without its first two terms, from the highest degree down. */
export const logarithmSeries = [1 / 9, -1 / 8, 1 / 7, -1 / 6, 1 / 5, -1 / 4, 1 / 3] as const;
const [ninth, eighth, seventh, sixth, fifth, fourth, third] = logarithmSeries;

/**
 * Writes log₂ x as the sum of 26 bits and a double, with a relative error of about 2⁻⁶⁸; a head of NaN where x is not
 * positive and finite. Consists of additions, multiplications and table lookups, so every host computes the same bits.
 *
 * Method: x = 2ᵏ·m and c ≈ 1/m from a table, r = m·c − 1 exactly, then k − log₂ c + log₂(1 + r) by a polynomial of which
 * the first two terms are carried in two doubles. After P. T. P. Tang, “Table-driven implementation of the logarithm
 * function in IEEE floating-point arithmetic”, ACM TOMS 16 (1990); J.-M. Muller et al., Handbook of Floating-Point
 * Arithmetic, on splitting and sums without error.
 */
export function binaryLogarithm(x: number, heads: Float64Array, tails: Float64Array, at: number): void {
  if (!(x > 0)) {
    heads[at] = Number.NaN;
    return;
  }
  const shift = x < smallestNormal ? subnormalShift : 0;
  const normal = shift === 0 ? x : x * 2 ** subnormalShift;
  double[0] = normal;
  // Infinity leads to a head of NaN by itself.
  const offset = ((words[upper] as number) - firstUpperWord) | 0;
  const part = (offset >> partBits) & (partCount - 1);
  const exponent = offset >> 20;
  const significand = normal * (powersOfTwo[originOfPowers - exponent] as number);
  const reciprocal = reciprocals[part] as number;

  const scaled = upperHalfSplitter * significand;
  const upperHalf = scaled - (scaled - significand);
  const lowerProduct = (significand - upperHalf) * reciprocal;
  const upperProduct = upperHalf * reciprocal - 1;
  const r = upperProduct + lowerProduct;
  const rest = upperProduct - r + lowerProduct;

  const rHead = leadingHalf(r);
  const rTail = r - rHead + rest;
  const square = 0.5 * rHead * rHead;
  const sum = rHead - square;
  const series = third + r * (fourth + r * (fifth + r * (sixth + r * (seventh + r * (eighth + r * ninth)))));
  const small = rHead - sum - square + (rTail - rTail * (rHead + 0.5 * rTail) + r * r * r * series);

  const sumHead = leadingHalf(sum);
  const sumTail = sum - sumHead + small;
  const product = sumHead * logarithmOfEHead;
  const whole = exponent - shift + (leading[part] as number);
  const total = whole + product;
  const lost =
    whole -
    total +
    product +
    (sumTail * logarithmOfE + sumHead * logarithmOfETail + (trailing[part] as number));
  const head = leadingHalf(total + lost);
  heads[at] = head;
  tails[at] = total - head + lost;
}
