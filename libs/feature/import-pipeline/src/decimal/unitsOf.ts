import { shortDecimal } from './shortDecimal.js';

/** More than any amount has. */
export const unitPlaces = 24;

/** Decimal text in units of its smallest place. */
export function unitsOf(text: string): bigint {
  const [, sign, whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d*))?$/.exec(shortDecimal(text)) ?? [];
  const units = BigInt(whole + fraction.slice(0, unitPlaces).padEnd(unitPlaces, '0'));
  return sign === '-' ? -units : units;
}
