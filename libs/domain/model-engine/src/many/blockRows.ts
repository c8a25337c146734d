import type { BatchPlan } from './planBatch.js';
import type { VectorLoops } from './vectorLoops.js';

/** The rows of a block, of which those of constants are filled. */
export interface BlockRows {
  /** To be asked for again in each run, as other blocks may use the same memory between runs. */
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

let owner: object | undefined;

/** Rows in the memory of the vector loops, which is that of the block that ran last. */
export function createSharedRows(
  { rowCount, constantRows }: RowPlan,
  length: number,
  { assembly }: VectorLoops,
): BlockRows {
  // A loop computes two lanes at a time.
  const lanes = length + (length % 2);
  const bytesPerRow = lanes * Float64Array.BYTES_PER_ELEMENT;
  const byteOf = (row: number): number => assembly.start + row * bytesPerRow;
  let rows: readonly Float64Array[] = [];
  const self = {
    byteOf,
    rows: () => {
      const memory = assembly.room(rowCount * bytesPerRow);
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
