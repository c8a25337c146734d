import type { Cells } from '../cells/Cells.js';
import type { SourceLine } from '../table/SourceLine.js';
import type { DegiroKind } from './degiroKind.js';

/** A line of the account statement, with those that continue its order id. */
export interface DegiroLine {
  readonly lines: readonly SourceLine[];
  readonly cells: Cells;
  readonly kind: DegiroKind;
  readonly orderId: string;
}
