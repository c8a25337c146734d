import type { DecimalUnits } from './DecimalUnits.js';

/** Writes decimal text with all its places, trailing zeros included. */
export function textOf({ units, places }: DecimalUnits): string {
  const digits = (units < 0n ? -units : units).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = places === 0 ? '' : `.${digits.slice(digits.length - places)}`;
  return `${units < 0n ? '-' : ''}${whole}${fraction}`;
}
