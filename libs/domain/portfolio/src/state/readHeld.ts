import { currencyPlaces } from '../currency/currencyPlaces.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import type { Ledger } from '../ledger/Ledger.js';
import { compareText, inOrder } from './inOrder.js';
import type { CashBalance, InstrumentTotals, LedgerState } from './LedgerState.js';
import { readPosition } from './readPosition.js';
import type { LedgerView } from './viewOn.js';

/** The state of a ledger without what it has closed, as text. What an edit did not change is the same object as before it. */
export function readHeld(ledger: Ledger, { state, refused }: LedgerView): Omit<LedgerState, 'closedLots'> {
  const { registry, moneyPlaces } = ledger;
  const money = (units: Units, currency: string): string =>
    writeDecimal(units, moneyPlaces, currencyPlaces(currency) ?? 0);
  return {
    cash: inOrder(
      [...state.cash].flatMap(([slot, units]) => {
        const key = registry.cash.entries[slot];
        return key ? [sameAsLast(key, { ...key, amount: money(units, key.currency) })] : [];
      }),
    ),
    positions: inOrder(
      [...state.positions].flatMap(([slot, position]) => readPosition(ledger, slot, position) ?? []),
    ),
    totals: inOrder(
      [...state.totals].flatMap(([slot, sums]) => {
        const key = registry.totals.entries[slot];
        if (!key) return [];
        return [
          sameAsLast(key, {
            ...key,
            dividends: money(sums.dividends, key.currency),
            interest: money(sums.interest, key.currency),
            fees: money(sums.fees, key.currency),
            taxes: money(sums.taxes, key.currency),
          }),
        ];
      }),
    ),
    refused: [...refused].sort((a, b) => compareText(a.id, b.id) || compareText(a.reason, b.reason)),
  };
}

/** What was read last of each slot. */
const lastRead = new WeakMap<object, CashBalance | InstrumentTotals>();

/** What was read last of a slot if it is equal, and otherwise what is read now. */
function sameAsLast<Read extends CashBalance | InstrumentTotals>(slot: object, read: Read): Read {
  const last = lastRead.get(slot) as Read | undefined;
  if (last && (Object.keys(read) as (keyof Read)[]).every((field) => last[field] === read[field]))
    return last;
  lastRead.set(slot, read);
  return read;
}
