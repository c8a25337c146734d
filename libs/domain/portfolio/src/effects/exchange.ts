import { addUnits } from '../decimal/addUnits.js';
import { addTotals } from '../fold/addTotals.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import type { Effect } from './Effect.js';

/** An exchange pays the gross amount, fees and taxes in one currency and receives the other amount in the other. */
export const exchange: Effect = (folding, row) => {
  const { cash } = folding.state;
  if (row.otherAmount) {
    cash[row.cash] = addUnits(cash[row.cash] ?? 0, netOf(folding, row));
    cash[row.otherCash] = addUnits(cash[row.otherCash] ?? 0, moneyOf(folding, row.otherAmount));
  }
  addTotals(folding, row);
  return null;
};
