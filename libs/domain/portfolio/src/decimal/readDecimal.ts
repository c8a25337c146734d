import type { Decimal } from './Decimal.js';
import { unitsOf } from './unitsOf.js';

const pattern = /^([+-]?)(\d{1,30})(?:\.(\d{1,30}))?$/;
const exactDigits = 15;

/** Reads `-1234.50`: digits with a decimal point, no grouping, no exponent. Null for anything else. */
export function readDecimal(text: string): Decimal | null {
  const [, sign, whole, fraction = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return null;
  let places = fraction.length;
  while (places > 0 && fraction.charCodeAt(places - 1) === 48) places--;
  const digits = whole + fraction.slice(0, places);
  const size = digits.length <= exactDigits ? Number(digits) : unitsOf(BigInt(digits));
  return { units: sign === '-' && size !== 0 ? -size : size, places };
}
