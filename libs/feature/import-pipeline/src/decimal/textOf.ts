import { shortDecimal } from './shortDecimal.js';
import { unitPlaces } from './unitsOf.js';

/** Units as decimal text in its shortest form. */
export function textOf(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(unitPlaces + 1, '0');
  const sign = units < 0n ? '-' : '';
  return shortDecimal(`${sign}${digits.slice(0, -unitPlaces)}.${digits.slice(-unitPlaces)}`);
}
