import { isFields } from '../merge/isFields.js';
import { endsChunk } from './endsChunk.js';

export const fewestChunkRows = 64;
export const mostChunkRows = 1024;

/** Some consecutive rows. The same rows are the same object, by which what is known of their text is found. */
export type Chunk = readonly unknown[];

/** The last chunk that began with a row. */
const beginningWith = new WeakMap<object, Chunk>();

/** Notes rows that were read as one chunk, so that they are found as it again. */
export function rememberChunk(chunk: Chunk): void {
  const [first] = chunk;
  if (typeof first === 'object' && first !== null) beginningWith.set(first, chunk);
}

const isAt = (rows: readonly unknown[], start: number, chunk: Chunk): boolean => {
  for (let index = 0; index < chunk.length; index += 1)
    if (rows[start + index] !== chunk[index]) return false;
  return true;
};

const endsAt = (row: unknown, idField: string): boolean =>
  isFields(row) && typeof row[idField] === 'string' && endsChunk(row[idField]);

/** A chunk that more rows of its array would not make longer. */
const isFull = (chunk: Chunk, idField: string): boolean =>
  chunk.length >= mostChunkRows || (chunk.length >= fewestChunkRows && endsAt(chunk.at(-1), idField));

function cut(rows: readonly unknown[], start: number, idField: string): Chunk {
  const most = Math.min(rows.length, start + mostChunkRows);
  let end = Math.min(most, start + fewestChunkRows);
  while (end < most && !endsAt(rows[end - 1], idField)) end += 1;
  const chunk = rows.slice(start, end);
  rememberChunk(chunk);
  return chunk;
}

/**
 * Cuts rows into chunks of 64 to 1024, the last of them maybe shorter. Their ids decide where, so that an edit changes one
 * or two chunks. Rows that were in one chunk before and are the same objects are the same chunk, found without looking
 * into them.
 */
export function chunksOf(rows: readonly unknown[], idField: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < rows.length;) {
    const first = rows[start];
    const known = typeof first === 'object' && first !== null ? beginningWith.get(first) : undefined;
    const isKnown =
      known !== undefined &&
      isAt(rows, start, known) &&
      (start + known.length === rows.length || isFull(known, idField));
    const chunk = isKnown ? known : cut(rows, start, idField);
    chunks.push(chunk);
    start += chunk.length;
  }
  return chunks;
}
