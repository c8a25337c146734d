import type { CellAddress } from '../cells/CellAddress.js';
import { takesEntries, type GridShape } from '../cells/GridShape.js';
import { nextCell } from '../cells/nextCell.js';

/** Where new rows are entered, cell by cell. */
export interface RowEntering {
  /** The row that becomes a new one. */
  readonly row: string;
  /** Whether something was entered in it. */
  readonly isBegun: boolean;
  /** The row that it last became, while its other cells are entered. */
  readonly added: string | undefined;
}

/** Whether Enter and Tab lead through a row and on to the next new one. */
export const isEnteredWhole = (entering: RowEntering | undefined, row: string): boolean =>
  entering !== undefined && (row === entering.row || row === entering.added);

/** The first entry of the row that becomes a new one. */
export const firstOfNewRow = (shape: GridShape, { row }: RowEntering): CellAddress | undefined =>
  nextCell(shape, { row, column: shape.columns[0] ?? '' }, 'startOfRow', takesEntries);

/**
 * Where Tab leads from the last entry of a row that is entered: to the first of the new row once something is entered there,
 * or in the row that it just became. Undefined if Tab leaves the grid.
 */
export function afterLastEntry(
  shape: GridShape,
  entering: RowEntering | undefined,
  from: string,
): CellAddress | undefined {
  if (!entering || (from === entering.row && !entering.isBegun)) return undefined;
  return firstOfNewRow(shape, entering);
}
