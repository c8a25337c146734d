import { shareOut } from '../decimal/shareOut.js';
import type { Units } from '../decimal/Units.js';
import type { Lot } from './Lot.js';

/** The same lots and costs with another total quantity, in proportion; null if a lot would be left without any. */
export function resizeLots(lots: readonly Lot[], total: Units): Lot[] | null {
  if (lots.length === 0) return [];
  const quantities = shareOut(
    total,
    lots.map(({ quantity }) => quantity),
  );
  return quantities.some((quantity) => quantity <= 0)
    ? null
    : lots.map((lot, place) => ({ ...lot, quantity: quantities[place] ?? 0 }));
}
