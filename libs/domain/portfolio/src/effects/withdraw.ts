import type { Folding } from '../fold/Folding.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { netOf } from '../fold/netOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Effect } from './Effect.js';
import type { Held } from './takeHeld.js';
import { takeHeld } from './takeHeld.js';

/** A withdrawal pays cash out. In kind, lots leave at their cost, without a gain. */
export const withdraw: Effect = (folding, row) => {
  if (row.position >= 0 && row.quantity) {
    const held = takeHeld(folding, row, 'long', row.quantity);
    if (!held.ok) return held.reason;
    leaveAtCost(folding, row, held.value);
  }
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};

function leaveAtCost({ state }: Folding, row: CheckedRow, { parts, position }: Held): void {
  for (const lot of parts)
    state.closed.push({
      position: row.position,
      places: position.places,
      isShort: false,
      cause: 'withdrawal',
      lot,
      row,
      currency: position.currency ?? '',
      amount: lot.cost,
      accountAmount: lot.accountCost,
    });
}
