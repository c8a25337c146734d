import type { ValuedHolding } from './DailyHistory.js';
import { heldAfter, priceAfter } from './PositionTimeline.js';
import type { Walk } from './Walk.js';

/** What the positions of a history hold at the close of its last day. */
export const holdingsOf = ({ ledger, rates, positions, countsPosition }: Walk): ValuedHolding[] =>
  positions.flatMap((position, slot) => {
    const key = ledger.registry.positions.entries[slot];
    if (!position || !key || !countsPosition[slot]) return [];
    const { timeline, closes, currency } = position;
    const quantity = heldAfter(timeline);
    if (quantity === 0) return [];
    const close = closes?.at(-1) ?? Number.NaN;
    const price = Number.isNaN(close) ? priceAfter(timeline, Number.NaN) : close;
    const rate = rates.of(currency).at(-1) ?? Number.NaN;
    return [{ ...key, quantity, price, currency, value: quantity * price * rate }];
  });
