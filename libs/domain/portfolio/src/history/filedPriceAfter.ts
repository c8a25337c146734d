import { priceAfter } from './PositionTimeline.js';
import { scaleOlderCloses } from './scaleOlderCloses.js';
import type { Walk, WalkedPosition, WalkedRow } from './Walk.js';

/**
 * The price that a row files for its position, in the currency of the position's prices; else the one before it, in shares of
 * after the row. NaN if there was none, or if the market has one.
 */
export function filedPriceAfter(
  { rates }: Walk,
  position: WalkedPosition,
  { columns, place, at, kind, currency }: WalkedRow,
  held: { readonly before: number; readonly after: number },
): number {
  const { timeline, currency: own } = position;
  const isSplit = (kind === 'split' || kind === 'bonus') && held.after !== 0;
  const factor = isSplit ? held.before / held.after : 1;
  if (isSplit) scaleOlderCloses(position, columns.day[place] as number, at, factor);
  // From its first close on, an instrument always has one.
  if (position.closes && !Number.isNaN(position.closes[at])) return Number.NaN;
  const filed = priceAfter(timeline, Number.NaN) * factor;
  const price = columns.price[place] as number;
  // The cost of what is deposited can be years old.
  if (!Number.isFinite(price) || (kind === 'deposit' && !Number.isNaN(filed))) return filed;
  position.filedAt = at;
  return currency === own ? price : rates.convert(price, currency, at) / rates.convert(1, own, at);
}
