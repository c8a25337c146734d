import type { CheckedRow } from '../row/CheckedRow.js';
import type { Chunk } from './Chunk.js';
import { foldRows } from './foldRows.js';
import { type ColumnRoom, createRoom } from './RowColumns.js';
import type { Strand } from './Strand.js';

/**
 * A strand of rows; those of `before` that come first and are the same are not folded again.
 *
 * @param given room for all of them by column; by default they get their own
 */
export function foldStrand(
  rows: readonly CheckedRow[],
  before: Strand | undefined,
  { chunkRows, moneyPlaces }: { readonly chunkRows: number; readonly moneyPlaces: number },
  given?: ColumnRoom,
): Strand {
  const chunks: Chunk[] = [];
  let start = 0;
  for (const chunk of before?.chunks ?? []) {
    if (!chunk.rows.every((row, place) => row === rows[start + place])) break;
    chunks.push(chunk);
    start += chunk.rows.length;
  }
  const room = given ?? createRoom(rows.length - start);
  for (; start < rows.length; start += chunkRows)
    chunks.push(foldRows(rows.slice(start, start + chunkRows), chunks.at(-1)?.after, moneyPlaces, room));
  return { rows, chunks };
}
