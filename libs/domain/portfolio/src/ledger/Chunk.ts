import type { Units } from '../decimal/Units.js';
import type { ClosedPart } from '../fold/ClosedPart.js';
import type { Position } from '../fold/Position.js';
import type { Totals } from '../fold/Totals.js';
import type { CheckedRow } from '../row/CheckedRow.js';
import type { RefusedRow } from '../row/RefusedRow.js';
import type { RowColumns } from './RowColumns.js';

/** What rows have made of each slot. It is never changed; a later chunk copies what it changes. */
export interface Checkpoint {
  readonly cash: ReadonlyMap<number, Units>;
  readonly positions: ReadonlyMap<number, Position>;
  readonly totals: ReadonlyMap<number, Totals>;
}

/** Consecutive rows of a strand, by column, what they closed and refused, and what the strand has made of its slots after them. */
export interface Chunk {
  readonly rows: readonly CheckedRow[];
  readonly columns: RowColumns;
  /** The place of its first row in the columns. */
  readonly start: number;
  readonly closed: readonly ClosedPart[];
  readonly refused: readonly RefusedRow[];
  readonly after: Checkpoint;
}
