import { isFields } from '../merge/isFields.js';
import { chunkEnd } from './chunkEnd.js';

export const fewestChunkRows = 64;
export const mostChunkRows = 512;

/** Some consecutive rows. The same rows are the same object, by which what is known of their text is found. */
export type Chunk = readonly unknown[];

interface KnownChunk {
  readonly chunk: Chunk;
  /** The rows that decide where it ends, if that was looked up. */
  readonly deciding: readonly unknown[] | null;
}

/** The last chunk that began with a row. */
const beginningWith = new WeakMap<object, KnownChunk>();

const remember = (known: KnownChunk): void => {
  const [first] = known.chunk;
  if (typeof first === 'object' && first !== null) beginningWith.set(first, known);
};

/** Notes rows that were read as one chunk, so that they are found as it again. */
export const rememberChunk = (chunk: Chunk): void => {
  remember({ chunk, deciding: null });
};

const isAt = (rows: readonly unknown[], start: number, some: readonly unknown[]): boolean => {
  if (start + some.length > rows.length) return false;
  for (let index = 0; index < some.length; index += 1) if (rows[start + index] !== some[index]) return false;
  return true;
};

const endAt = (row: unknown, idField: string): ReturnType<typeof chunkEnd> =>
  isFields(row) && typeof row[idField] === 'string' ? chunkEnd(row[idField]) : null;

/**
 * The end of the chunk that begins at a row: after the first row that ends one. A chunk that would grow too long ends after
 * the last row in it that may end one.
 */
function endFrom(rows: readonly unknown[], start: number, idField: string): number {
  const most = Math.min(rows.length, start + mostChunkRows);
  let weak = most;
  for (let end = start + fewestChunkRows; end <= most; end += 1) {
    const kind = endAt(rows[end - 1], idField);
    if (kind === 'end') return end;
    if (kind === 'weak') weak = end;
  }
  return most === rows.length ? most : weak;
}

/** The chunk that begins at a row: the one that was there before, if its rows are the same objects. */
function chunkFrom(rows: readonly unknown[], start: number, idField: string): Chunk {
  const first = rows[start];
  const known = typeof first === 'object' && first !== null ? beginningWith.get(first) : undefined;
  if (known?.deciding && isAt(rows, start, known.deciding)) return known.chunk;
  const end = endFrom(rows, start, idField);
  const isKnown = known && start + known.chunk.length === end && isAt(rows, start, known.chunk);
  const chunk = isKnown ? known.chunk : rows.slice(start, end);
  const isFixed = endAt(rows[end - 1], idField) === 'end' && chunk.length >= fewestChunkRows;
  const isLong = start + mostChunkRows < rows.length;
  const longest = isLong ? rows.slice(start, start + mostChunkRows) : null;
  remember({ chunk, deciding: isFixed ? chunk : longest });
  return chunk;
}

/**
 * Cuts rows into chunks of 64 to 512, the last of them maybe shorter. Their ids decide where, so that an edit changes one
 * or two chunks. Rows that were in one chunk before and are the same objects are the same chunk, found without looking
 * into them.
 */
export function chunksOf(rows: readonly unknown[], idField: string): readonly Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < rows.length;) {
    const chunk = chunkFrom(rows, start, idField);
    chunks.push(chunk);
    start += chunk.length;
  }
  return chunks;
}
