import { addUnits } from '../decimal/addUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { closeLots } from '../fold/closeLots.js';
import { moneyOf } from '../fold/moneyOf.js';
import { netOf } from '../fold/netOf.js';
import { resizeLots } from '../lots/resizeLots.js';
import type { Effect } from './Effect.js';
import { heldForAction } from './heldForAction.js';
import { otherCurrencyProblem } from './otherCurrencyProblem.js';
import { payBoot } from './payBoot.js';
import { receivedBySide, tooLittle } from './receivedBySide.js';
import { receiveLots } from './receiveLots.js';

/**
 * A merger ends a holding: for cash as a sale, for shares with cost and day of acquisition carried over, or for both.
 * Source: sections 354, 356 and 358 of the Internal Revenue Code.
 */
export const merge: Effect = (folding, row) =>
  row.otherPosition < 0 ? forCash(folding, row) : forShares(folding, row);

const forCash: Effect = (folding, row) => {
  const held = heldForAction(folding, row);
  if (!held.ok) return held.reason;
  const position = held.value;
  const isShort = position.short.length > 0;
  if (isShort && position.long.length > 0)
    return 'Shares are held and sold short: file the cover before the merger for cash.';
  const side = isShort ? 'short' : 'long';
  const gross = moneyOf(folding, row.gross);
  const fees = moneyOf(folding, row.fees);
  closeLots(folding, row, position[side], {
    position: row.position,
    places: position.places,
    isShort,
    cause: 'merger',
    amount: isShort ? addUnits(gross, fees) : subtractUnits(gross, fees),
  });
  position[side] = [];
  const net = netOf(folding, row);
  changeCash(folding, row, isShort ? subtractUnits(net, addUnits(gross, gross)) : net);
  addTotals(folding, row);
  return null;
};

const forShares: Effect = (folding, row) => {
  const held = heldForAction(folding, row);
  if (!held.ok) return held.reason;
  const position = held.value;
  const { currency } = position;
  const problem = otherCurrencyProblem(folding, row, currency);
  if (problem !== null) return problem;
  const boot: Units = subtractUnits(moneyOf(folding, row.gross), moneyOf(folding, row.fees));
  const hasBoot = row.gross.units !== 0;
  if (hasBoot && position.short.length > 0)
    return 'Shares are sold short: file the cover before a merger for shares and cash.';
  if (hasBoot && boot < 0) return 'Fees are above the cash received.';
  const received = receivedBySide(row, position);
  if (!received.ok) return received.reason;
  const long = resizeLots(position.long, received.value.long.received);
  const short = resizeLots(position.short, received.value.short.received);
  if (!long || !short) return tooLittle;
  const newLots = hasBoot ? payBoot(folding, row, position.places, position.long, long, boot) : long;
  position.long = [];
  position.short = [];
  if (newLots.length > 0)
    receiveLots(folding, row, row.otherPosition, 'long', currency, newLots, received.value.long.fraction);
  if (short.length > 0) receiveLots(folding, row, row.otherPosition, 'short', currency, short, 0);
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
