import { textOf } from './textOf.js';
import { unitsOf } from './unitsOf.js';

/** Decimal text times 10^power, exact. */
export function shiftedBy(text: string, power: number): string {
  const { units, places } = unitsOf(text);
  return power > places
    ? textOf({ units: units * 10n ** BigInt(power - places), places: 0 })
    : textOf({ units, places: places - power });
}
