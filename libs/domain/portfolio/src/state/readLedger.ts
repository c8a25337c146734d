import { dayNumber } from '../calendar/dayNumber.js';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import { instrumentKey } from '../row/instrumentKey.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { LedgerState } from './LedgerState.js';
import { readClosedLot } from './readClosedLot.js';
import { readPosition } from './readPosition.js';
import { viewOn } from './viewOn.js';

/**
 * The state of a ledger after a day (an ISO date), or after all rows. Figures are as traded by then: a later split does
 * not change them. After what is no date, nothing has happened.
 */
export function readLedger(ledger: Ledger, date?: string): LedgerState {
  const { registry, moneyPlaces } = ledger;
  const { state, closed, refused } = viewOn(
    ledger,
    date === undefined ? Infinity : (dayNumber(date) ?? -Infinity),
  );
  const money = (units: Units, currency: string): string =>
    writeDecimal(units, moneyPlaces, currencyPlaces(currency) ?? 0);
  return {
    cash: [...state.cash]
      .flatMap(([slot, units]) => {
        const key = registry.cash.entries[slot];
        return key ? [{ ...key, amount: money(units, key.currency) }] : [];
      })
      .sort(inOrder),
    positions: [...state.positions]
      .flatMap(([slot, position]) => readPosition(ledger, slot, position) ?? [])
      .sort(inOrder),
    closedLots: closed.flatMap((part) => readClosedLot(ledger, part) ?? []),
    totals: [...state.totals]
      .flatMap(([slot, sums]) => {
        const key = registry.totals.entries[slot];
        if (!key) return [];
        return [
          {
            ...key,
            dividends: money(sums.dividends, key.currency),
            interest: money(sums.interest, key.currency),
            fees: money(sums.fees, key.currency),
            taxes: money(sums.taxes, key.currency),
          },
        ];
      })
      .sort(inOrder),
    refused: [...refused].sort((a, b) => compareText(a.id, b.id) || compareText(a.reason, b.reason)),
  };
}

interface Keyed {
  readonly account: string;
  readonly instrument?: LedgerInstrument | null;
  readonly currency: string | null;
}

const inOrder = (a: Keyed, b: Keyed): number =>
  compareText(a.account, b.account) ||
  compareText(keyOf(a), keyOf(b)) ||
  compareText(a.currency ?? '', b.currency ?? '');

const keyOf = ({ instrument }: Keyed): string => (instrument ? instrumentKey(instrument) : '');

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
