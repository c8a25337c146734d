import type { BatchPlan } from './planBatch.js';
import type { VectorLoops } from './vectorLoops.js';

/** The rows of a block, of which those of constants are filled. */
export interface BlockRows {
  /** Ask again in each run: other blocks may have used the same memory since. */
  rows(): readonly Float64Array[];
  /** The first byte of a row for a vector loop. */
  byteOf(row: number): number;
  /** The byte of a number that vector loops read, which is filled in too. */
  byteOfNumber(value: number): number;
}

type RowPlan = Pick<BatchPlan, 'rowCount' | 'constantRows' | 'steps'>;

/** Rows of their own, for loops over arrays. */
export function createOwnRows({ rowCount, constantRows }: Omit<RowPlan, 'steps'>, length: number): BlockRows {
  const rows = Array.from({ length: rowCount }, () => new Float64Array(length));
  fillConstants(rows, constantRows);
  return { rows: () => rows, byteOf: () => 0, byteOfNumber: () => 0 };
}

const bytesPerFigure = Float64Array.BYTES_PER_ELEMENT;
/** Between rows: at distances of a power of two, all would share the same few places of a processor's fast memory. */
const apartBytes = 192;

/** A power reads its exponent in parts. */
const mostNumbersPerStep = 3;

let owner: object | undefined;

/**
 * Rows in the memory of the vector loops, whose contents are those of the block that ran last; undefined if the memory is too
 * small for them.
 */
export function createSharedRows(
  { rowCount, constantRows, steps }: RowPlan,
  length: number,
  { assembly }: VectorLoops,
): BlockRows | undefined {
  // A loop computes two lanes at a time.
  const lanes = length + (length % 2);
  const bytesPerRow = lanes * bytesPerFigure + apartBytes;
  const byteOf = (row: number): number => assembly.start + row * bytesPerRow;
  const numbersByte = byteOf(rowCount);
  const byteCount = rowCount * bytesPerRow + steps.length * mostNumbersPerStep * bytesPerFigure;
  // Once there is room for the rows, there always is.
  if (!assembly.room(byteCount)) return undefined;
  const numbers: number[] = [];
  let rows: readonly Float64Array[] = [];
  const self = {
    byteOf,
    byteOfNumber: (value: number) => {
      const known = numbers.findIndex((number) => Object.is(number, value));
      return numbersByte + bytesPerFigure * (known === -1 ? numbers.push(value) - 1 : known);
    },
    rows: () => {
      const memory = assembly.room(byteCount) as ArrayBuffer;
      if (owner === self && rows[0]?.buffer === memory) return rows;
      rows = Array.from({ length: rowCount }, (_, row) => new Float64Array(memory, byteOf(row), lanes));
      fillConstants(rows, constantRows);
      new Float64Array(memory, numbersByte, numbers.length).set(numbers);
      owner = self;
      return rows;
    },
  };
  return self;
}

function fillConstants(rows: readonly Float64Array[], constants: BatchPlan['constantRows']): void {
  for (const { row, value } of constants) (rows[row] as Float64Array).fill(value);
}
