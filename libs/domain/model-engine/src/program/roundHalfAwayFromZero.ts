/** Doubles beyond this have no fraction. */
const lastFraction = 2 ** 52;

/**
 * Rounds to `digits` decimals, halves away from zero as Excel's ROUND does: 2.675 to 2 decimals is 2.68 though the
 * double lies below it, because the shift is made on decimal digits. Negative `digits` round to tens, hundreds, ….
 */
export function roundHalfAwayFromZero(value: number, digits: number): number {
  if (Number.isNaN(value) || Number.isNaN(digits)) return Number.NaN;
  const places = Math.trunc(digits);
  const magnitude = Math.abs(value);
  if (magnitude === 0 || places > 300 || (places >= 0 && magnitude >= lastFraction)) return value;
  if (places < -308) return 0;
  const shifted = Math.round(shiftDecimals(magnitude, places));
  return Math.sign(value) * (Number.isFinite(shifted) ? shiftDecimals(shifted, -places) : magnitude);
}

function shiftDecimals(magnitude: number, places: number): number {
  const [digits = '', exponent = ''] = magnitude.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
