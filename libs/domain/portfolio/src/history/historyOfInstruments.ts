import type { Ledger } from '../ledger/Ledger.js';
import { instrumentKey } from '../row/instrumentKey.js';
import { addPosition } from './addPosition.js';
import type { HistoryByHolding } from './historyByHolding.js';
import { holdingSegments } from './holdingSegments.js';
import { holdingsOf } from './holdingsOf.js';
import type { MarketColumns } from './MarketColumns.js';
import { startWalk } from './startWalk.js';
import type { Walk, WalkedRow } from './Walk.js';
import { walkRows } from './walkRows.js';
import { walkShares } from './walkShares.js';

/**
 * The history of some instruments as if each were a portfolio without cash: what was paid for shares, with its fees and taxes, comes in;
 * proceeds of sales and income go out, after theirs. What went out on a day is negative if its costs exceed it. The histories of all
 * instruments and the segments of cash add up to the history of the ledger.
 *
 * @param instruments their keys, as `instrumentKey` writes them
 */
export function historyOfInstruments(
  ledger: Ledger,
  market: MarketColumns,
  instruments: ReadonlySet<string>,
  accounts?: ReadonlySet<string>,
): HistoryByHolding {
  const walk = startWalk(ledger, market, accounts);
  const counts = ledger.registry.positions.entries.map(
    ({ instrument }, slot) =>
      (walk.countsPosition[slot] ?? false) && instruments.has(instrumentKey(instrument)),
  );
  walkRows(walk, (_, row) => {
    addRow(walk, row, counts);
  });
  const { history, rates, positions } = walk;
  positions.forEach((position, slot) => {
    if (position && counts[slot]) addPosition(history, walk, position);
  });
  const holdings = holdingSegments(walk, counts);
  return {
    whole: {
      ...history,
      holdings: holdingsOf({ ...walk, countsPosition: counts }),
      withoutRate: [...rates.missing].sort(),
    },
    holdings,
    cash: [],
  };
}

/** Adds a row to the timelines of its positions, and what it moved into or out of those that count to the flows of its day. */
function addRow(walk: Walk, row: WalkedRow, counts: readonly boolean[]): void {
  const { columns, place, at, currency, isOwn } = row;
  const isCounted = counts[columns.position[place] as number] ?? false;
  const isOtherCounted = counts[columns.otherPosition[place] as number] ?? false;
  if (!isCounted && !isOtherCounted) return;
  const shares = walkShares(walk, row);
  if (at === 0) return;
  const { history, rates } = walk;
  const flow = (isCounted ? shares.own : 0) + (isOtherCounted ? shares.other : 0);
  const partOf = (column: Float64Array): number =>
    isCounted && isOwn ? rates.convert(column[place] as number, currency, at) : 0;
  const [income, fees, taxes] = [partOf(columns.income), partOf(columns.fees), partOf(columns.taxes)];
  add(history.income, at, income);
  add(history.fees, at, fees);
  add(history.taxes, at, taxes);
  const net = flow - income + fees + taxes;
  // Costs without shares are taken from what is held, as those of a sale are from its proceeds.
  if (flow > 0) add(history.inflows, at, net);
  else add(history.outflows, at, -net);
}

function add(column: Float64Array, at: number, amount: number): void {
  column[at] = (column[at] as number) + amount;
}
