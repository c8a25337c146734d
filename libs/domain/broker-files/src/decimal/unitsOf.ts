import type { DecimalUnits } from './DecimalUnits.js';

/** Reads decimal text such as `-1234.50`: digits, at most one point, a leading minus sign. */
export function unitsOf(text: string): DecimalUnits {
  const point = text.indexOf('.');
  return { units: BigInt(text.replace('.', '')), places: point < 0 ? 0 : text.length - 1 - point };
}
