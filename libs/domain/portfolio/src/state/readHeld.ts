import { currencyPlaces } from '../currency/currencyPlaces.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import { instrumentKey } from '../row/instrumentKey.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { LedgerState } from './LedgerState.js';
import { readPosition } from './readPosition.js';
import type { LedgerView } from './viewOn.js';

/** The state of a ledger without what it has closed, as text. */
export function readHeld(ledger: Ledger, { state, refused }: LedgerView): Omit<LedgerState, 'closedLots'> {
  const { registry, moneyPlaces } = ledger;
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
