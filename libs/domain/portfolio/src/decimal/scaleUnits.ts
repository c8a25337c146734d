import { multiplyUnits } from './multiplyUnits.js';
import { powersOfTen } from './powersOfTen.js';
import type { Units } from './Units.js';

/** The same amount in units with `places` more decimals, at most 15; `places` is not negative. */
export const scaleUnits = (units: Units, places: number): Units =>
  places === 0 ? units : multiplyUnits(units, powersOfTen[places] ?? 10n ** BigInt(places));
