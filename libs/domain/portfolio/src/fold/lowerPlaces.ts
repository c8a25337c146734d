import { mostPlaces } from '../decimal/mostPlaces.js';
import { powersOfTen } from '../decimal/powersOfTen.js';
import type { Units } from '../decimal/Units.js';
import { unitsOf } from '../decimal/unitsOf.js';
import type { Lot } from '../lots/Lot.js';
import type { Position } from './Position.js';

/** Gives the quantities of a position only the decimals that they need: small units keep arithmetic fast. */
export function lowerPlaces(position: Position): void {
  const lots = [...position.long, ...position.short];
  let fewer = 0;
  while (
    fewer < position.places &&
    fewer < mostPlaces &&
    lots.every((lot) => isMultiple(lot.quantity, fewer + 1))
  )
    fewer++;
  if (fewer === 0) return;
  const by = BigInt(powersOfTen[fewer] ?? 1);
  const lowered = (lot: Lot): Lot => ({ ...lot, quantity: unitsOf(BigInt(lot.quantity) / by) });
  position.long = position.long.map(lowered);
  position.short = position.short.map(lowered);
  position.places -= fewer;
}

const isMultiple = (units: Units, places: number): boolean => {
  const by = powersOfTen[places] ?? 1;
  return typeof units === 'number' ? units % by === 0 : units % BigInt(by) === 0n;
};
