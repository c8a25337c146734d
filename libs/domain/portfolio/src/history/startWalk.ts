import type { Ledger } from '../ledger/Ledger.js';
import { createRates } from './createRates.js';
import type { DailyHistory } from './DailyHistory.js';
import type { MarketColumns } from './MarketColumns.js';
import type { Walk } from './Walk.js';

/** A walk before its first row, with room for all of them. */
export function startWalk(
  ledger: Ledger,
  market: MarketColumns,
  accounts: ReadonlySet<string> = new Set(ledger.accounts.map(({ id }) => id)),
): Walk {
  const { length } = market.days;
  const history: DailyHistory = {
    days: market.days,
    currency: market.currency,
    values: new Float64Array(length),
    inflows: new Float64Array(length),
    outflows: new Float64Array(length),
    price: new Float64Array(length),
    income: new Float64Array(length),
    currencyGain: new Float64Array(length),
    fees: new Float64Array(length),
    taxes: new Float64Array(length),
    holdings: [],
    withoutRate: [],
  };
  const { registry } = ledger;
  return {
    ledger,
    market,
    rates: createRates(market),
    history,
    countsPosition: registry.positions.entries.map(({ account }) => accounts.has(account)),
    countsCash: registry.cash.entries.map(({ account }) => accounts.has(account)),
    events: eventsOf(ledger),
    positions: [],
    cash: new Map(),
    exchangeGains: new Map(),
  };
}

function eventsOf({ strands, registry }: Ledger): Int32Array {
  const events = new Int32Array(registry.positions.entries.length);
  const count = (slot: number): void => {
    if (slot >= 0) events[slot] = (events[slot] as number) + 1;
  };
  for (const { chunks } of strands.values())
    for (const { rows, columns, start } of chunks)
      for (let place = start; place < start + rows.length; place++) {
        count(columns.position[place] as number);
        count(columns.otherPosition[place] as number);
      }
  return events;
}
