import type { ClosedPart } from '../fold/ClosedPart.js';
import type { FoldState } from '../fold/FoldState.js';
import type { RefusedRow } from '../row/RefusedRow.js';

/** The state after the last row of a chunk. It is never changed; a later chunk copies what it changes. */
export type Checkpoint = Pick<FoldState, 'cash' | 'positions' | 'totals'>;

/** Consecutive rows, what they closed and refused, and the state after them. */
export interface Chunk {
  /** Places of its rows: from `start` up to, but without, `end`. */
  readonly start: number;
  readonly end: number;
  readonly closed: readonly ClosedPart[];
  readonly refused: readonly RefusedRow[];
  readonly after: Checkpoint;
}
