import type { Chunk } from '../ledger/Chunk.js';
import type { Ledger } from '../ledger/Ledger.js';
import { rowKinds, type RowKind } from '../row/RowKind.js';
import { holdingsOf } from './holdingsOf.js';
import { addCash } from './addCash.js';
import { addPosition } from './addPosition.js';
import { createRates } from './createRates.js';
import type { DailyHistory } from './DailyHistory.js';
import type { MarketColumns } from './MarketColumns.js';
import type { Walk } from './Walk.js';
import { walkRow } from './walkRow.js';

/**
 * What accounts of a ledger, or all of them, were worth by day and why it changed. Holdings are valued at the close, else at the
 * last price that a row has filed; what moves in kind counts at the same value. Between two accounts of the history nothing flows.
 */
export function createHistory(
  ledger: Ledger,
  market: MarketColumns,
  accounts: ReadonlySet<string> = new Set(ledger.accounts.map(({ id }) => id)),
): DailyHistory {
  const rates = createRates(market);
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
  const { registry, moneyPlaces } = ledger;
  const walk: Walk = {
    ledger,
    market,
    rates,
    history,
    countsPosition: registry.positions.entries.map(({ account }) => accounts.has(account)),
    countsCash: registry.cash.entries.map(({ account }) => accounts.has(account)),
    events: eventsOf(ledger),
    positions: [],
    cash: new Map(),
  };
  for (const { chunks } of ledger.strands.values()) walkChunks(walk, chunks);
  walk.positions.forEach((position, slot) => {
    if (!position || !walk.countsPosition[slot]) return;
    rates.need(position.currency, position.timeline.at[0] ?? 0);
    addPosition(history, position, rates.of(position.currency));
  });
  const scale = 10 ** moneyPlaces;
  for (const [currency, changes] of walk.cash) {
    rates.need(
      currency,
      changes.findIndex((change) => change !== 0),
    );
    addCash(history, { changes, scale, rates: rates.of(currency) });
  }
  return { ...history, holdings: holdingsOf(walk), withoutRate: [...rates.missing].sort() };
}

function eventsOf({ strands, registry }: Ledger): Int32Array {
  const events = new Int32Array(registry.positions.entries.length);
  const count = (slot: number): void => {
    if (slot >= 0) events[slot] = (events[slot] as number) + 1;
  };
  for (const { chunks } of strands.values())
    for (const { columns } of chunks) {
      columns.position.forEach(count);
      columns.otherPosition.forEach(count);
    }
  return events;
}

function walkChunks(walk: Walk, chunks: readonly Chunk[]): void {
  const { days } = walk.market;
  const cashSlots = walk.ledger.registry.cash.entries;
  let at = 0;
  for (const { columns } of chunks)
    for (let place = 0; place < columns.count; place++) {
      if (Number.isNaN(columns.quantity[place])) continue;
      const day = columns.day[place] as number;
      while (at < days.length && (days[at] as number) < day) at++;
      if (at === days.length) return;
      const kind = rowKinds[columns.kind[place] as number] as RowKind;
      const position = columns.position[place] as number;
      const cash = columns.cash[place] as number;
      const isOwn = countsSlots(walk, position, cash);
      const isOther =
        kind === 'transfer'
          ? countsSlots(walk, columns.otherPosition[place] as number, columns.otherCash[place] as number)
          : isOwn;
      const currency = cashSlots[cash]?.currency ?? walk.market.currency;
      walkRow(walk, { columns, place, at, kind, currency, isOwn, isOther });
    }
}

const countsSlots = ({ countsPosition, countsCash }: Walk, position: number, cash: number): boolean =>
  (position >= 0 ? countsPosition[position] : countsCash[cash]) ?? false;
