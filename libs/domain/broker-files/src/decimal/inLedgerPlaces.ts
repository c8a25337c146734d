import { mostPlaces } from '@finance-analyst/portfolio';
import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/**
 * Decimal text with at most 12 decimals, rounded half to even. For what is calculated, also by the program that wrote a
 * file; text with no more decimals stays as it is.
 */
export function inLedgerPlaces(text: string): string {
  const { units, places } = unitsOf(text);
  if (places <= mostPlaces) return text;
  const divisor = 10n ** BigInt(places - mostPlaces);
  const size = units < 0n ? -units : units;
  const [kept, twiceLeft] = [size / divisor, (size % divisor) * 2n];
  const isUp = twiceLeft > divisor || (twiceLeft === divisor && kept % 2n === 1n);
  const rounded = isUp ? kept + 1n : kept;
  return textOf({ units: units < 0n ? -rounded : rounded, places: mostPlaces }).replace(/\.?0+$/, '');
}
