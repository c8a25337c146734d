import { addUnits } from '../decimal/addUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { closeLots } from '../fold/closeLots.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import { currencyProblem } from './currencyProblem.js';
import type { Effect } from './Effect.js';
import { takeHeld } from './takeHeld.js';

/**
 * A sale closes long lots for gross amount − fees; its taxes are withheld on the gain and do not reduce it. A cover closes
 * short lots for gross amount + fees + taxes.
 */
export const closeTrade: Effect = (folding, row) => {
  const problem = currencyProblem(row, folding.state.positions.get(row.position));
  if (problem !== null || !row.quantity) return problem;
  const isShort = row.row.kind === 'cover';
  const held = takeHeld(folding, row, isShort ? 'short' : 'long', row.quantity);
  if (!held.ok) return held.reason;
  const { parts, position } = held.value;
  const gross = moneyOf(folding, row.gross);
  const fees = moneyOf(folding, row.fees);
  closeLots(folding, row, parts, {
    position: row.position,
    places: position.places,
    isShort,
    cause: isShort ? 'cover' : 'sell',
    amount: isShort
      ? addUnits(addUnits(gross, fees), moneyOf(folding, row.taxes))
      : subtractUnits(gross, fees),
  });
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
