import type { Cells } from '../cells/Cells.js';
import type { SourceLine } from '../table/SourceLine.js';

/** A line that states a trade, with a reader of its fields. */
export interface TradeLine {
  readonly source: SourceLine;
  readonly cells: Cells;
}
