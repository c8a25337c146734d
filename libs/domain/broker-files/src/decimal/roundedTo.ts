import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** Decimal text with this many decimals, halves rounded away from zero, as a ledger rounds quantity × price. */
export function roundedTo(text: string, places: number): string {
  const { units, places: own } = unitsOf(text);
  if (own <= places) return text;
  const divisor = 10n ** BigInt(own - places);
  const size = units < 0n ? -units : units;
  const kept = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n);
  return textOf({ units: units < 0n ? -kept : kept, places });
}
