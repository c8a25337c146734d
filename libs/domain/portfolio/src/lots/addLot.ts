import { addUnits } from '../decimal/addUnits.js';
import { compareLots } from './compareLots.js';
import type { Lot } from './Lot.js';

/** Puts a lot in its place, oldest first; parts of one lot become one again. */
export function addLot(lots: Lot[], lot: Lot): void {
  let low = lots.length;
  const last = lots.at(-1);
  if (last && compareLots(last, lot) >= 0) {
    low = 0;
    for (let high = lots.length; low < high;) {
      const middle = (low + high) >> 1;
      const at = lots[middle];
      if (at && compareLots(at, lot) < 0) low = middle + 1;
      else high = middle;
    }
  }
  const same = lots[low];
  if (same && compareLots(same, lot) === 0)
    lots[low] = {
      ...same,
      quantity: addUnits(same.quantity, lot.quantity),
      cost: addUnits(same.cost, lot.cost),
      accountCost:
        same.accountCost === null || lot.accountCost === null
          ? null
          : addUnits(same.accountCost, lot.accountCost),
    };
  else lots.splice(low, 0, lot);
}
