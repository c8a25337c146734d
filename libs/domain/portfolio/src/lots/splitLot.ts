import { roundedShare } from '../decimal/roundedShare.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import type { Lot } from './Lot.js';
import type { MoneySteps } from './MoneySteps.js';

/** A part of a lot with its share of the cost in whole minor units, and the rest; together they are the lot. */
export function splitLot(
  lot: Lot,
  quantity: Units,
  steps: MoneySteps,
): { readonly part: Lot; readonly rest: Lot } {
  const cost = roundedShare(lot.cost, quantity, lot.quantity, steps.own);
  const accountCost =
    lot.accountCost === null ? null : roundedShare(lot.accountCost, quantity, lot.quantity, steps.account);
  const { id, entry, acquired } = lot;
  return {
    part: { id, entry, acquired, quantity, cost, accountCost },
    rest: {
      id,
      entry,
      acquired,
      quantity: subtractUnits(lot.quantity, quantity),
      cost: subtractUnits(lot.cost, cost),
      accountCost:
        lot.accountCost === null || accountCost === null ? null : subtractUnits(lot.accountCost, accountCost),
    },
  };
}
