import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Lot } from '../lots/Lot.js';
import type { Position } from './Position.js';

/** Gives the quantities of a position at least so many decimals. Its lists of lots stay the same objects. */
export function raisePlaces(position: Position, places: number): void {
  const more = places - position.places;
  if (more <= 0) return;
  raiseLots(position.long, more);
  raiseLots(position.short, more);
  position.places = places;
}

function raiseLots(lots: Lot[], more: number): void {
  lots.forEach((lot, place) => {
    lots[place] = { ...lot, quantity: scaleUnits(lot.quantity, more) };
  });
}
