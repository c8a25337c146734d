import { compareUnits } from '../decimal/compareUnits.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import { addCash } from '../fold/addCash.js';
import { addTotals } from '../fold/addTotals.js';
import type { Folding } from '../fold/Folding.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import { ownPosition } from '../fold/ownPosition.js';
import { raisePlaces } from '../fold/raisePlaces.js';
import { quantityIn } from '../fold/quantityIn.js';
import { addLot } from '../lots/addLot.js';
import type { Lot } from '../lots/Lot.js';
import { quantityOf } from '../lots/quantityOf.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Effect } from './Effect.js';
import { nameOf } from './nameOf.js';
import { takeHeld } from './takeHeld.js';

/**
 * A transfer moves cash or lots to another account. Lots keep their cost and day of acquisition; fees and taxes are paid
 * by the account that sends and are not part of the cost.
 */
export const transfer: Effect = (folding, row) => {
  const problem = row.position >= 0 ? moveLots(folding, row) : null;
  if (problem !== null) return problem;
  if (row.cash >= 0) addCash(folding.state, row.cash, netOf(folding, row));
  if (row.position < 0 && row.otherCash >= 0)
    addCash(folding.state, row.otherCash, moneyOf(folding, row.otherAmount ?? row.gross));
  addTotals(folding, row);
  return null;
};

function moveLots(folding: Folding, row: CheckedRow): string | null {
  const { state } = folding;
  if (!row.quantity) return null;
  const from = ownPosition(state, row.position);
  const to = ownPosition(state, row.otherPosition);
  if (to.long.length + to.short.length > 0 && to.currency !== from.currency)
    return `${nameOf(row.row.instrument)} is held in another currency in account ${row.row.otherAccount ?? ''}.`;
  const wanted = quantityIn(from, row.quantity);
  const hasShort = compareUnits(quantityOf(from.short), wanted) >= 0;
  const side = hasShort && compareUnits(quantityOf(from.long), wanted) < 0 ? 'short' : 'long';
  const held = takeHeld(folding, row, side, row.quantity);
  if (!held.ok) return held.reason;
  raisePlaces(to, from.places);
  to.currency = from.currency;
  for (const lot of held.value.parts)
    addLot(to[side], {
      ...lot,
      quantity: scaleUnits(lot.quantity, to.places - from.places),
      accountCost: accountCostAt(lot, from.currency, row),
    });
  return null;
}

/** Rates are to the currency of the account that sends: in an account of another currency, the cost is not known. */
function accountCostAt(
  lot: Lot,
  currency: string | null,
  { account, otherAccount }: CheckedRow,
): Lot['accountCost'] {
  const target = otherAccount?.account.currency;
  if (target === currency) return lot.cost;
  return target === account.account.currency ? lot.accountCost : null;
}
