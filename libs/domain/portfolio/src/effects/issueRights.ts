import { addUnits } from '../decimal/addUnits.js';
import { negateUnits } from '../decimal/negateUnits.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { inAccountCurrency } from '../fold/inAccountCurrency.js';
import { netOf } from '../fold/netOf.js';
import type { Lot } from '../lots/Lot.js';
import type { Effect } from './Effect.js';
import { heldForAction } from './heldForAction.js';
import { otherCurrencyProblem } from './otherCurrencyProblem.js';
import { receivedBySide } from './receivedBySide.js';
import { receiveLots } from './receiveLots.js';
import { separate } from './separate.js';

/**
 * Rights are issued for shares held or, with a gross amount, exercised: all rights held, their cost and what is paid
 * become the cost of new shares, acquired on that day (IRS Publication 550, Stock rights).
 */
export const issueRights: Effect = (folding, row) =>
  row.gross.units === 0 ? separate(folding, row) : exerciseRights(folding, row);

const exerciseRights: Effect = (folding, row) => {
  const held = heldForAction(folding, row);
  if (!held.ok) return held.reason;
  const position = held.value;
  const { currency } = position;
  if (position.short.length > 0) return 'Rights that were sold short cannot be exercised.';
  if (row.cashInLieu.units !== 0) return 'An exercise has no cash in lieu.';
  const problem = otherCurrencyProblem(folding, row, currency);
  if (problem !== null) return problem;
  const received = receivedBySide(row, position);
  if (!received.ok) return received.reason;
  const quantity = received.value.long.received;
  if (quantity <= 0) return 'The exercise gives no shares.';
  const paid = negateUnits(netOf(folding, row));
  const accountPaid = inAccountCurrency(folding, row, paid);
  const lot = position.long.reduce<Lot>(
    (sum, { cost, accountCost }) => ({
      ...sum,
      cost: addUnits(sum.cost, cost),
      accountCost:
        sum.accountCost === null || accountCost === null ? null : addUnits(sum.accountCost, accountCost),
    }),
    {
      id: row.row.id,
      entry: row.row.entry,
      acquired: row.day,
      quantity,
      cost: paid,
      accountCost: accountPaid,
    },
  );
  position.long = [];
  receiveLots(folding, row, row.otherPosition, 'long', currency, [lot], 0);
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
