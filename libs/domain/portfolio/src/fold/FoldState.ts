import type { RefusedRow } from '../row/RefusedRow.js';
import type { Units } from '../decimal/Units.js';
import type { ClosedPart } from './ClosedPart.js';
import type { Position } from './Position.js';
import type { Totals } from './Totals.js';

/** The state between two rows, by slot of the registry, and what the rows of the current chunk have closed. */
export interface FoldState {
  /** Stands for the chunk being folded, which copies a position of an earlier one before changing it. */
  readonly chunk: object;
  readonly cash: Map<number, Units>;
  readonly positions: Map<number, Position>;
  readonly totals: Map<number, Totals>;
  readonly closed: ClosedPart[];
  readonly refused: RefusedRow[];
}
