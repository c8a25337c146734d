import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Lot } from '../lots/Lot.js';
import type { Position } from './Position.js';

/** Gives the quantities of a position at least so many decimals. */
export function raisePlaces(position: Position, places: number): void {
  const more = places - position.places;
  if (more <= 0) return;
  const raised = (lot: Lot): Lot => ({ ...lot, quantity: scaleUnits(lot.quantity, more) });
  position.long = position.long.map(raised);
  position.short = position.short.map(raised);
  position.places = places;
}
