import type { Units } from '../decimal/Units.js';

/**
 * The rows of chunks by column, each chunk from its first place on: what values by day are computed from, without a way back to the
 * rows. Amounts are plain numbers in the currency of the row, which is that of its slot of cash.
 */
export interface RowColumns {
  /** Days since 1970-01-01. */
  readonly day: Int32Array;
  /** Places in `rowKinds`. */
  readonly kind: Uint8Array;
  /** Slots, −1 if there is none. */
  readonly position: Int32Array;
  readonly otherPosition: Int32Array;
  readonly cash: Int32Array;
  readonly otherCash: Int32Array;
  /** Shares held less those sold short after the row. NaN if it is refused, 0 without a position. */
  readonly quantity: Float64Array;
  readonly otherQuantity: Float64Array;
  /** Units before a split or bonus issue for one after it; 1 of other rows. */
  readonly unitFactor: Float64Array;
  /** By how much cash changed, in money units. */
  readonly cashChange: Units[];
  readonly otherCashChange: Units[];
  /** What is paid for shares; negative if it is received. */
  readonly paid: Float64Array;
  readonly gross: Float64Array;
  readonly income: Float64Array;
  readonly fees: Float64Array;
  readonly taxes: Float64Array;
  /** In the currency of the other slot of cash; NaN if there is none. */
  readonly otherAmount: Float64Array;
  /** The price that the row states or implies; NaN if it does not. */
  readonly price: Float64Array;
  /** The last price filed for the position after the row, and for the other one; NaN if there is none. */
  readonly filed: Float64Array;
  readonly otherFiled: Float64Array;
  /** Slots of cash in the currencies of these prices; −1 if there is none. */
  readonly filedCash: Int32Array;
  readonly otherFiledCash: Int32Array;
}

/** Columns for so many rows, all of them refused until they are written. */
const createColumns = (count: number): RowColumns => ({
  day: new Int32Array(count),
  kind: new Uint8Array(count),
  position: new Int32Array(count),
  otherPosition: new Int32Array(count),
  cash: new Int32Array(count),
  otherCash: new Int32Array(count),
  quantity: new Float64Array(count).fill(Number.NaN),
  otherQuantity: new Float64Array(count),
  unitFactor: new Float64Array(count).fill(1),
  cashChange: new Array<Units>(count).fill(0),
  otherCashChange: new Array<Units>(count).fill(0),
  paid: new Float64Array(count),
  gross: new Float64Array(count),
  income: new Float64Array(count),
  fees: new Float64Array(count),
  taxes: new Float64Array(count),
  otherAmount: new Float64Array(count),
  price: new Float64Array(count),
  filed: new Float64Array(count).fill(Number.NaN),
  otherFiled: new Float64Array(count).fill(Number.NaN),
  filedCash: new Int32Array(count).fill(-1),
  otherFiledCash: new Int32Array(count).fill(-1),
});

/** Columns that are written chunk after chunk: few large columns take much less time than many small ones. */
export interface ColumnRoom {
  readonly columns: RowColumns;
  /** The first place that is free. */
  next: number;
}

export const createRoom = (count: number): ColumnRoom => ({ columns: createColumns(count), next: 0 });
