import { priceAfter } from './PositionTimeline.js';
import type { Walk, WalkedPosition, WalkedRow } from './Walk.js';

/**
 * The price that a row files for its position, in the currency of the position's prices; else the one before it, in shares of
 * after the row. NaN if there was none, or if the market has one.
 */
export function filedPriceAfter(
  { rates }: Walk,
  { timeline, closes, currency: own }: WalkedPosition,
  { columns, place, at, kind, currency }: WalkedRow,
  held: { readonly before: number; readonly after: number },
): number {
  // From its first close on, an instrument always has one.
  if (closes && !Number.isNaN(closes[at])) return Number.NaN;
  const filed = priceAfter(timeline, Number.NaN);
  if (kind === 'split' || kind === 'bonus')
    return held.after === 0 ? filed : (filed * held.before) / held.after;
  const price = columns.price[place] as number;
  if (!Number.isFinite(price)) return filed;
  return currency === own ? price : rates.convert(price, currency, at) / rates.convert(1, own, at);
}
