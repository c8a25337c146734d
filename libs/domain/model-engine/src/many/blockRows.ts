import type { BatchPlan } from './planBatch.js';
import type { VectorLoops } from './vectorLoops.js';

/** The rows of a block, of which those of constants are filled. */
export interface BlockRows {
  /** Ask again in each run: other blocks may have used the same memory since. */
  rows(): readonly Float64Array[];
  /** The first byte of a row for a vector loop. */
  byteOf(row: number): number;
}

type RowPlan = Pick<BatchPlan, 'rowCount' | 'constantRows'>;

/** Rows of their own, for loops over arrays. */
export function createOwnRows({ rowCount, constantRows }: RowPlan, length: number): BlockRows {
  const rows = Array.from({ length: rowCount }, () => new Float64Array(length));
  fillConstants(rows, constantRows);
  return { rows: () => rows, byteOf: () => 0 };
}

/** Between rows: at distances of a power of two, all would share the same few places of a processor's fast memory. */
const apartBytes = 192;

let owner: object | undefined;

/**
 * Rows in the memory of the vector loops, whose contents are those of the block that ran last; undefined if the memory is too
 * small for them.
 */
export function createSharedRows(
  { rowCount, constantRows }: RowPlan,
  length: number,
  { assembly }: VectorLoops,
): BlockRows | undefined {
  // A loop computes two lanes at a time.
  const lanes = length + (length % 2);
  const bytesPerRow = lanes * Float64Array.BYTES_PER_ELEMENT + apartBytes;
  const byteOf = (row: number): number => assembly.start + row * bytesPerRow;
  // Once there is room for the rows, there always is.
  if (!assembly.room(rowCount * bytesPerRow)) return undefined;
  let rows: readonly Float64Array[] = [];
  const self = {
    byteOf,
    rows: () => {
      const memory = assembly.room(rowCount * bytesPerRow) as ArrayBuffer;
      if (owner === self && rows[0]?.buffer === memory) return rows;
      rows = Array.from({ length: rowCount }, (_, row) => new Float64Array(memory, byteOf(row), lanes));
      fillConstants(rows, constantRows);
      owner = self;
      return rows;
    },
  };
  return self;
}

function fillConstants(rows: readonly Float64Array[], constants: BatchPlan['constantRows']): void {
  for (const { row, value } of constants) (rows[row] as Float64Array).fill(value);
}
