import { shareOut } from '../decimal/shareOut.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import type { Folding } from '../fold/Folding.js';
import { inAccountCurrency } from '../fold/inAccountCurrency.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import { stepsOf } from '../fold/stepsOf.js';
import type { Lot } from '../lots/Lot.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Effect } from './Effect.js';
import { heldForAction } from './heldForAction.js';
import { nameOf } from './nameOf.js';

/**
 * A return of capital lowers the cost of each lot by its share; what exceeds the cost is a gain (IRS Publication 550,
 * Nondividend distributions).
 */
export const returnCapital: Effect = (folding, row) => {
  const held = heldForAction(folding, row);
  if (!held.ok) return held.reason;
  const position = held.value;
  if (position.long.length === 0)
    return `Account ${row.account.account.id} holds no ${nameOf(row.row.instrument)}.`;
  const gross = moneyOf(folding, row.gross);
  const accountGross = inAccountCurrency(folding, row, gross);
  const steps = stepsOf(folding, row, position.currency ?? row.account.account.currency);
  const weights = position.long.map(({ quantity }) => quantity);
  const amounts = shareOut(gross, weights, steps.own);
  const accountAmounts = accountGross === null ? null : shareOut(accountGross, weights, steps.account);
  position.long = position.long.map((lot, place) => {
    const amount = amounts[place] ?? 0;
    const accountAmount = accountAmounts?.[place] ?? null;
    if (lot.cost < amount) {
      recordGain(folding, row, position.places, lot, amount, accountAmount);
      return { ...lot, cost: 0, accountCost: lot.accountCost === null || accountAmount === null ? null : 0 };
    }
    return {
      ...lot,
      cost: subtractUnits(lot.cost, amount),
      accountCost:
        lot.accountCost === null || accountAmount === null
          ? null
          : subtractUnits(lot.accountCost, accountAmount),
    };
  });
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};

/** Closes all of the cost, but none of the quantity, against what was received. */
function recordGain(
  { state }: Folding,
  row: CheckedRow,
  places: number,
  lot: Lot,
  amount: Units,
  accountAmount: Units | null,
): void {
  state.closed.push({
    position: row.position,
    places,
    isShort: false,
    cause: 'return-of-capital',
    lot: { ...lot, quantity: 0 },
    row,
    currency: row.currency ?? '',
    amount,
    accountAmount,
  });
}
