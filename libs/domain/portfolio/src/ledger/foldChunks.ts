import type { CheckedRow } from '../row/CheckedRow.js';
import type { Chunk } from './Chunk.js';
import { foldRows } from './foldRows.js';

/** Folds all rows after those of the chunks given, which end before the first row that has changed. */
export function foldChunks(
  rows: readonly CheckedRow[],
  unchanged: readonly Chunk[],
  chunkRows: number,
  moneyPlaces: number,
): readonly Chunk[] {
  const chunks = [...unchanged];
  for (let start = chunks.at(-1)?.end ?? 0; start < rows.length; start = chunks.at(-1)?.end ?? rows.length) {
    const end = Math.min(start + chunkRows, rows.length);
    chunks.push(foldRows(rows, { start, end }, chunks.at(-1)?.after, moneyPlaces));
  }
  return chunks;
}
