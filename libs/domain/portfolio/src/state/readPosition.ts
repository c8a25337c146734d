import { isoDate } from '../calendar/isoDate.js';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { addUnits } from '../decimal/addUnits.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { Position } from '../fold/Position.js';
import type { Lot } from '../lots/Lot.js';
import { quantityOf } from '../lots/quantityOf.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { LedgerPosition, OpenLot } from './LedgerState.js';

/** What was read of a position, which is folded once: an edit leaves most of them as they were. */
const read = new WeakMap<Position, LedgerPosition | null>();

/** A position as text; null if it has neither lots nor a valuation. */
export function readPosition(ledger: Ledger, slot: number, position: Position): LedgerPosition | null {
  const known = read.get(position);
  if (known !== undefined) return known;
  const own = positionAsText(ledger, slot, position);
  read.set(position, own);
  return own;
}

function positionAsText(ledger: Ledger, slot: number, position: Position): LedgerPosition | null {
  const key = ledger.registry.positions.entries[slot];
  const { long, short, places, filed, splits } = position;
  const isHeld = long.length + short.length > 0;
  if (!key || !(isHeld || filed?.as === 'valued')) return null;
  const account = ledger.entries.get(key.account)?.account.currency ?? '';
  const currency = isHeld ? position.currency : null;
  const money = (units: Units, code: string | null): string =>
    writeDecimal(units, ledger.moneyPlaces, code === null ? 0 : (currencyPlaces(code) ?? 0));
  const readLot =
    (side: OpenLot['side']) =>
    (lot: Lot): OpenLot => ({
      lot: lot.id,
      side,
      acquired: isoDate(lot.acquired),
      quantity: writeDecimal(lot.quantity, places),
      cost: money(lot.cost, currency),
      accountCost: lot.accountCost === null ? null : money(lot.accountCost, account),
    });
  const accountCost = difference(sumOf(long, 'accountCost'), sumOf(short, 'accountCost'));
  return {
    ...key,
    currency,
    quantity: writeDecimal(subtractUnits(quantityOf(long), quantityOf(short)), places),
    cost: money(difference(sumOf(long, 'cost'), sumOf(short, 'cost')) ?? 0, currency),
    accountCost: accountCost === null ? null : money(accountCost, account),
    lots: [...long.map(readLot('long')), ...short.map(readLot('short'))],
    filed: filed && {
      date: isoDate(filed.day),
      price: filed.price,
      currency: filed.currency,
      as: filed.as,
    },
    splits: splits.map(({ day, factor }) => ({ date: isoDate(day), factor })),
  };
}

const sumOf = (lots: readonly Lot[], cost: 'cost' | 'accountCost'): Units | null =>
  lots.reduce<Units | null>((sum, lot) => {
    const own = lot[cost];
    return sum === null || own === null ? null : addUnits(sum, own);
  }, 0);

const difference = (a: Units | null, b: Units | null): Units | null =>
  a === null || b === null ? null : subtractUnits(a, b);
