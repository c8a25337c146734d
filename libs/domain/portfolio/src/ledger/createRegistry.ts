import { instrumentKey } from '../row/instrumentKey.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import { createSlots, type Slots } from './createSlots.js';

export interface PositionKey {
  readonly account: string;
  readonly instrument: LedgerInstrument;
}
export interface CashKey {
  readonly account: string;
  readonly currency: string;
}
export interface TotalsKey {
  readonly account: string;
  readonly instrument: LedgerInstrument | null;
  readonly currency: string;
}

/** Slots of everything that a ledger has a figure for; shared by all its states. */
export interface Registry {
  readonly positions: Slots<PositionKey>;
  readonly cash: Slots<CashKey>;
  readonly totals: Slots<TotalsKey>;
  readonly position: (account: string, instrument: LedgerInstrument) => number;
  readonly cashOf: (account: string, currency: string) => number;
  readonly totalsOf: (account: string, instrument: LedgerInstrument | null, currency: string) => number;
}

const inCapitals = ({ symbol, market }: LedgerInstrument): LedgerInstrument => ({
  symbol: symbol.toUpperCase(),
  market: market?.toUpperCase() ?? null,
});

// The separator cannot be in a currency or, being a control character, in an id that a person has typed.
const separator = '\u0000';

export function createRegistry(): Registry {
  const positions = createSlots<PositionKey>();
  const cash = createSlots<CashKey>();
  const totals = createSlots<TotalsKey>();
  // By account, market and symbol as rows write them, as capitals and keys of every row would take longer than its fold.
  const written = new Map<string, Map<string | null, Map<string, number>>>();
  return {
    positions,
    cash,
    totals,
    position: (account, instrument) => {
      const { market, symbol } = instrument;
      const bySymbol = mapIn(mapIn(written, account), market);
      const known = bySymbol.get(symbol);
      if (known !== undefined) return known;
      const slot = positions.slotOf(account + separator + instrumentKey(instrument), () => ({
        account,
        instrument: inCapitals(instrument),
      }));
      bySymbol.set(symbol, slot);
      return slot;
    },
    cashOf: (account, currency) => cash.slotOf(account + separator + currency, () => ({ account, currency })),
    totalsOf: (account, instrument, currency) =>
      totals.slotOf(
        account + separator + currency + separator + (instrument ? instrumentKey(instrument) : ''),
        () => ({ account, instrument: instrument && inCapitals(instrument), currency }),
      ),
  };
}

function mapIn<Key, InnerKey, Value>(maps: Map<Key, Map<InnerKey, Value>>, key: Key): Map<InnerKey, Value> {
  const known = maps.get(key);
  if (known) return known;
  const made = new Map<InnerKey, Value>();
  maps.set(key, made);
  return made;
}
