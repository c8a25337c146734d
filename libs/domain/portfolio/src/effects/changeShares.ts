import { addUnits } from '../decimal/addUnits.js';
import { mostPlaces } from '../decimal/mostPlaces.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import { addTotals } from '../fold/addTotals.js';
import { changeCash } from '../fold/changeCash.js';
import { netOf } from '../fold/netOf.js';
import type { Lot } from '../lots/Lot.js';
import { quantityOf } from '../lots/quantityOf.js';
import { resizeLots } from '../lots/resizeLots.js';
import type { Effect } from './Effect.js';
import { heldForAction } from './heldForAction.js';
import { receivedBySide, tooLittle } from './receivedBySide.js';
import { receiveLots } from './receiveLots.js';

/**
 * A split, reverse split or bonus issue changes the quantity of each lot in proportion; cost and day of acquisition stay
 * (IRS Publication 550, Stock dividends and stock splits).
 */
export const changeShares: Effect = (folding, row) => {
  const held = heldForAction(folding, row);
  if (!held.ok) return held.reason;
  const position = held.value;
  const received = receivedBySide(row, position);
  if (!received.ok) return received.reason;
  const after = (lots: readonly Lot[], units: Units): Lot[] | null =>
    resizeLots(
      lots,
      row.row.kind === 'split'
        ? units
        : addUnits(scaleUnits(quantityOf(lots), mostPlaces - position.places), units),
    );
  const long = after(position.long, received.value.long.received);
  const short = after(position.short, received.value.short.received);
  if (!long || !short) return tooLittle;
  const { currency } = position;
  position.long = [];
  position.short = [];
  receiveLots(folding, row, row.position, 'long', currency, long, received.value.long.fraction);
  receiveLots(folding, row, row.position, 'short', currency, short, 0);
  changeCash(folding, row, netOf(folding, row));
  addTotals(folding, row);
  return null;
};
