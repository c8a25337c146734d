import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import { openLot } from '../fold/openLot.js';
import { currencyProblem } from './currencyProblem.js';
import type { Effect } from './Effect.js';

/** A deposit adds cash. In kind, it opens a lot whose cost is the gross amount, and no cash comes in. */
export const deposit: Effect = (folding, row) => {
  if (row.position >= 0) {
    const problem = currencyProblem(row, folding.state.positions.get(row.position));
    if (problem !== null) return problem;
    if (row.acquiredDay > row.day) return 'The acquisition date is after the deposit.';
    openLot(folding, row, 'long', moneyOf(folding, row.gross));
  }
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
