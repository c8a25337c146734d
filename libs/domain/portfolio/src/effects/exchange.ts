import { addCash } from '../fold/addCash.js';
import { addTotals } from '../fold/addTotals.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import type { Effect } from './Effect.js';

/** An exchange pays the gross amount, fees and taxes in one currency and receives the other amount in the other. */
export const exchange: Effect = (folding, row) => {
  if (row.otherAmount) {
    addCash(folding.state, row.cash, netOf(folding, row));
    addCash(folding.state, row.otherCash, moneyOf(folding, row.otherAmount));
  }
  addTotals(folding, row);
  return null;
};
