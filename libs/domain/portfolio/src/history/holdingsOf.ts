import type { ValuedHolding } from './DailyHistory.js';
import { filedCurrency } from './filedCurrency.js';
import { filedAfter, heldAfter } from './PositionTimeline.js';
import type { Walk } from './Walk.js';

/** What the positions of a history hold at the close of its last day. */
export const holdingsOf = (walk: Walk): ValuedHolding[] => {
  const { ledger, rates, positions, countsPosition } = walk;
  return positions.flatMap((position, slot) => {
    const key = ledger.registry.positions.entries[slot];
    if (!position || !key || !countsPosition[slot]) return [];
    const { timeline, closes, currency } = position;
    const quantity = heldAfter(timeline);
    if (quantity === 0) return [];
    const close = closes?.at(-1) ?? Number.NaN;
    const filed = filedAfter(timeline);
    const isFiled = Number.isNaN(close);
    const price = isFiled ? filed.price : close;
    const priced = isFiled ? filedCurrency(walk, filed.cash, currency) : currency;
    const rate = rates.of(priced).at(-1) ?? Number.NaN;
    return [{ ...key, quantity, price, currency: priced, value: quantity * price * rate }];
  });
};
