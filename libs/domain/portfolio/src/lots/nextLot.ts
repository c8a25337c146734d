import { multiplyUnits } from '../decimal/multiplyUnits.js';
import type { LotMethod } from '../row/LotMethod.js';
import type { Lot } from './Lot.js';

/** Place of the lot that a method closes next, among lots from old to new. */
export function nextLot(lots: readonly Lot[], method: LotMethod, isShort: boolean): number {
  if (method === 'lifo') return lots.length - 1;
  if (method !== 'hifo') return 0;
  let best = 0;
  for (let place = 1; place < lots.length; place++) {
    const [lot, other] = [lots[place], lots[best]];
    if (lot && other && (isShort ? isDearer(other, lot) : isDearer(lot, other))) best = place;
  }
  return best;
}

/** Whether the first costs more per unit, compared without dividing. */
const isDearer = (a: Lot, b: Lot): boolean =>
  multiplyUnits(a.cost, b.quantity) > multiplyUnits(b.cost, a.quantity);
