import type { Units } from './Units.js';

/** `units ÷ 10^places` as text, with at least `atLeast` decimals and otherwise no trailing zeros: `-0.5`, `12.30`. */
export function writeDecimal(units: Units, places: number, atLeast = 0): string {
  const sign = units < 0 ? '-' : '';
  const digits = String(units < 0 ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  let fraction = digits.slice(digits.length - places);
  let end = fraction.length;
  while (end > 0 && fraction.charCodeAt(end - 1) === 48) end--;
  fraction = fraction.slice(0, end).padEnd(atLeast, '0');
  return fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`;
}
