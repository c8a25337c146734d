import type { Decimal } from './Decimal.js';
import { unitsOf } from './unitsOf.js';

const mostDigits = 30;
const exactDigits = 15;
const zero = 48;
const point = 46;

/** Reads `-1234.50`: digits with a decimal point, no grouping, no exponent. Null for anything else. */
export function readDecimal(text: string): Decimal | null {
  const { length } = text;
  const first = text.charCodeAt(0);
  const isNegative = first === 45;
  const start = isNegative || first === 43 ? 1 : 0;
  let dot = length;
  let units = 0;
  for (let place = start; place < length; place++) {
    const digit = text.charCodeAt(place) - zero;
    if (digit >= 0 && digit <= 9) units = units * 10 + digit;
    else if (digit === point - zero && dot === length) dot = place;
    else return null;
  }
  const whole = dot - start;
  const fraction = length - dot - 1;
  if (whole < 1 || whole > mostDigits || fraction === 0 || fraction > mostDigits) return null;
  let end = length;
  if (dot < length) while (end > dot && text.charCodeAt(end - 1) === zero) end--;
  const places = Math.max(0, end - dot - 1);
  if (whole + Math.max(0, fraction) > exactDigits)
    return exactly(text.slice(start, dot) + text.slice(dot + 1, dot + 1 + places), isNegative, places);
  for (let zeros = fraction - places; zeros > 0; zeros--) units /= 10;
  return { units: isNegative && units !== 0 ? -units : units, places };
}

function exactly(digits: string, isNegative: boolean, places: number): Decimal {
  const size = digits.length <= exactDigits ? Number(digits) : unitsOf(BigInt(digits));
  return { units: isNegative && size !== 0 ? -size : size, places };
}
