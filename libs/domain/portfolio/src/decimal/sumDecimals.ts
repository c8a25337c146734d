import { addUnits } from './addUnits.js';
import type { Decimal } from './Decimal.js';
import { readDecimal } from './readDecimal.js';
import { scaleUnits } from './scaleUnits.js';
import { writeDecimal } from './writeDecimal.js';

/** The exact sum of decimal texts, with at least so many decimals; null if one of them is none. */
export function sumDecimals(texts: readonly string[], leastPlaces = 0): string | null {
  const found: Decimal[] = [];
  for (const text of texts) {
    const decimal = readDecimal(text);
    if (decimal === null) return null;
    found.push(decimal);
  }
  const places = found.reduce((most, decimal) => Math.max(most, decimal.places), 0);
  const sum = found.reduce<Decimal['units']>(
    (total, decimal) => addUnits(total, scaleUnits(decimal.units, places - decimal.places)),
    0,
  );
  return writeDecimal(sum, places, leastPlaces);
}
