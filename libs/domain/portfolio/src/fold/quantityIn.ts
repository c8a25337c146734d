import type { Decimal } from '../decimal/Decimal.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import type { Position } from './Position.js';
import { raisePlaces } from './raisePlaces.js';

/** A quantity in the units of a position, which gets more decimals if necessary. */
export function quantityIn(position: Position, { units, places }: Decimal): Units {
  raisePlaces(position, places);
  return scaleUnits(units, position.places - places);
}
