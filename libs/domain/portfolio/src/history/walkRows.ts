import type { Chunk } from '../ledger/Chunk.js';
import { rowKinds, type RowKind } from '../row/RowKind.js';
import type { Walk, WalkedRow } from './Walk.js';

/** Visits the rows that are not refused, up to the last day of the history; those of a strand in order. */
export function walkRows(walk: Walk, visit: (walk: Walk, row: WalkedRow) => void): void {
  for (const { chunks } of walk.ledger.strands.values()) walkChunks(walk, chunks, visit);
}

function walkChunks(walk: Walk, chunks: readonly Chunk[], visit: (walk: Walk, row: WalkedRow) => void): void {
  const { days } = walk.market;
  const cashSlots = walk.ledger.registry.cash.entries;
  let at = 0;
  for (const { rows, columns, start } of chunks)
    for (let place = start; place < start + rows.length; place++) {
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
      visit(walk, { columns, place, at, kind, currency, isOwn, isOther });
    }
}

const countsSlots = ({ countsPosition, countsCash }: Walk, position: number, cash: number): boolean =>
  (position >= 0 ? countsPosition[position] : countsCash[cash]) ?? false;
