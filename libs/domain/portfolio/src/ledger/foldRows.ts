import { effects } from '../effects/effects.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { Checkpoint, Chunk } from './Chunk.js';

const nothing: Checkpoint = { cash: [], positions: [], totals: [] };

export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** Applies consecutive rows to the state before them. A row that is refused changes nothing. */
export function foldRows(
  rows: readonly CheckedRow[],
  { start, end }: RowRange,
  before: Checkpoint | undefined,
  moneyPlaces: number,
): Chunk {
  const { cash, positions, totals } = before ?? nothing;
  const state = {
    chunk: {},
    cash: [...cash],
    positions: [...positions],
    totals: [...totals],
    closed: [],
    refused: [] as { id: string; reason: string }[],
  };
  const folding = { state, moneyPlaces };
  for (let place = start; place < end; place++) {
    const row = rows[place];
    if (!row) continue;
    const reason = effects[row.row.kind](folding, row);
    if (reason !== null) state.refused.push({ id: row.row.id, reason });
  }
  const after = { cash: state.cash, positions: state.positions, totals: state.totals };
  return { start, end, closed: state.closed, refused: state.refused, after };
}
