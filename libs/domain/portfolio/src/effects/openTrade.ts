import { addUnits } from '../decimal/addUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import { openLot } from '../fold/openLot.js';
import { currencyProblem } from './currencyProblem.js';
import type { Effect } from './Effect.js';

/**
 * A purchase opens a long lot at gross amount + fees + taxes (IRS Publication 551, Cost Basis). A short sale opens a short
 * lot with proceeds of gross amount − fees.
 */
export const openTrade: Effect = (folding, row) => {
  const problem = currencyProblem(row, folding.state.positions.get(row.position));
  if (problem !== null) return problem;
  const gross = moneyOf(folding, row.gross);
  const fees = moneyOf(folding, row.fees);
  if (row.row.kind === 'buy')
    openLot(folding, row, 'long', addUnits(addUnits(gross, fees), moneyOf(folding, row.taxes)));
  else openLot(folding, row, 'short', subtractUnits(gross, fees));
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
