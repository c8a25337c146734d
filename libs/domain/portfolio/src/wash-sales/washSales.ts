import { isoDate } from '../calendar/isoDate.js';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { compareUnits } from '../decimal/compareUnits.js';
import { mostPlaces } from '../decimal/mostPlaces.js';
import { roundedShare } from '../decimal/roundedShare.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { ClosedPart } from '../fold/ClosedPart.js';
import type { Ledger } from '../ledger/Ledger.js';
import { instrumentKey } from '../row/instrumentKey.js';
import { closedInOrder } from '../state/closedInOrder.js';
import { viewOn } from '../state/viewOn.js';
import type { Replacement } from './Replacement.js';
import { shareFactors, type ShareConversion } from './shareFactors.js';
import type { WashSalePair } from './WashSalePair.js';

/** Purchases count so many days before and after a sale. */
export const washSaleDays = 30;

/**
 * Sales at a loss with the purchases of the same instrument within 30 days before or after, in any account of the ledger.
 * Purchases are matched from the oldest on, each share with one share sold, never with itself: of shares bought before a
 * sale, only those still held after it count. Costs are not adjusted; short sales and options are not looked at. Source:
 * IRS Publication 550, Wash Sales.
 *
 * @param lastDay Days since 1970-01-01: rows of later days do not count.
 */
export function washSales(ledger: Ledger, lastDay = Infinity): readonly WashSalePair[] {
  const { chunks, refused } = viewOn(ledger, lastDay);
  const closed = closedInOrder(ledger, chunks);
  const refusedIds = new Set(refused.map(({ id }) => id));
  const convert = shareFactors(ledger.rows);
  const purchases = purchasesOf(ledger, refusedIds, lastDay);
  const sold = soldByLot(ledger, closed);
  return closed
    .filter((part) => part.cause === 'sell' && !part.isShort && part.amount < part.lot.cost)
    .flatMap((part) => {
      const position = ledger.registry.positions.entries[part.position];
      if (!position) return [];
      const key = instrumentKey(position.instrument);
      const quantity = inTwelve(part.lot.quantity, part.places);
      const loss = subtractUnits(part.lot.cost, part.amount);
      const step = scaleUnits(1, ledger.moneyPlaces - (currencyPlaces(part.currency) ?? 0));
      let open = quantity;
      let given: Units = 0;
      const pairs: WashSalePair[] = [];
      const bought = purchases.get(key) ?? [];
      for (let at = firstFrom(bought, part.row.day - washSaleDays); at < bought.length; at += 1) {
        const purchase = bought[at];
        if (open <= 0 || !purchase || purchase.day > part.row.day + washSaleDays) break;
        if (purchase.row === part.lot.id) continue;
        const free = convert(
          key,
          freeOf(purchase, part.row.day, sold, key, convert),
          purchase.day,
          part.row.day,
        );
        const matched = compareUnits(free, open) < 0 ? free : open;
        if (matched <= 0) continue;
        purchase.left = subtractUnits(purchase.left, convert(key, matched, part.row.day, purchase.day));
        open = subtractUnits(open, matched);
        const upTo = roundedShare(loss, subtractUnits(quantity, open), quantity, step);
        pairs.push({
          instrument: position.instrument,
          account: position.account,
          sale: part.row.row.id,
          lot: part.lot.id,
          date: isoDate(part.row.day),
          replacementAccount: purchase.account,
          replacement: purchase.row,
          replacementDate: isoDate(purchase.day),
          quantity: writeDecimal(matched, mostPlaces),
          currency: part.currency,
          disallowedLoss: writeDecimal(
            subtractUnits(upTo, given),
            ledger.moneyPlaces,
            currencyPlaces(part.currency) ?? 0,
          ),
        });
        given = upTo;
      }
      return pairs;
    });
}

const inTwelve = (units: Units, places: number): Units => scaleUnits(units, mostPlaces - places);

/** By instrument, oldest first. */
function purchasesOf(
  ledger: Ledger,
  refused: ReadonlySet<string>,
  lastDay: number,
): ReadonlyMap<string, readonly Replacement[]> {
  const purchases = new Map<string, Replacement[]>();
  for (const { row, quantity, day } of ledger.rows) {
    if (day > lastDay) break;
    if (row.kind !== 'buy' || !row.instrument || !quantity || refused.has(row.id)) continue;
    const key = instrumentKey(row.instrument);
    const known = purchases.get(key) ?? [];
    known.push({ account: row.account, row: row.id, day, left: inTwelve(quantity.units, quantity.places) });
    purchases.set(key, known);
  }
  return purchases;
}

/** The place of the first purchase on a day or later. */
function firstFrom(purchases: readonly Replacement[], day: number): number {
  let low = 0;
  for (let high = purchases.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((purchases[middle]?.day ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What was closed of the lots of a purchase, by instrument and row: the day, and the quantity in units of 10⁻¹². */
type SoldByLot = ReadonlyMap<string, readonly { readonly day: number; readonly quantity: Units }[]>;

/** Lots received in a spin-off have the ids of those that they came from. */
const lotKey = (instrument: string, lot: string): string => `${instrument}\u0000${lot}`;

function soldByLot(ledger: Ledger, closed: readonly ClosedPart[]): SoldByLot {
  const sold = new Map<string, { day: number; quantity: Units }[]>();
  for (const {
    lot,
    row: { day },
    places,
    isShort,
    position,
  } of closed) {
    const key = ledger.registry.positions.entries[position];
    if (isShort || !key) continue;
    const name = lotKey(instrumentKey(key.instrument), lot.id);
    const known = sold.get(name) ?? [];
    known.push({ day, quantity: inTwelve(lot.quantity, places) });
    sold.set(name, known);
  }
  return sold;
}

/**
 * Shares of a purchase that can replace those of a sale, as traded on the day of the purchase: of one before the sale, only
 * what the sale's day leaves of it.
 */
function freeOf(
  purchase: Replacement,
  saleDay: number,
  sold: SoldByLot,
  instrument: string,
  convert: ShareConversion,
): Units {
  if (purchase.day > saleDay) return purchase.left;
  let free = purchase.left;
  for (const { day, quantity } of sold.get(lotKey(instrument, purchase.row)) ?? [])
    if (day <= saleDay) free = subtractUnits(free, convert(instrument, quantity, day, purchase.day));
  return free > 0 ? free : 0;
}
