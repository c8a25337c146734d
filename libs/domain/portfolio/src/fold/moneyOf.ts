import type { Decimal } from '../decimal/Decimal.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import type { Folding } from './Folding.js';

/** An amount in the money units of the ledger. */
export const moneyOf = ({ moneyPlaces }: Folding, { units, places }: Decimal): Units =>
  scaleUnits(units, moneyPlaces - places);
