import type { CellAddress } from './CellAddress.js';

/**
 * What a cell is. A `figure` is read, an `entry` is a figure with a field, a `blank` is an empty place among figures:
 * these three are selected and copied. A `header` names a row and has a button; a `control` has buttons.
 */
export type CellKind = 'figure' | 'entry' | 'blank' | 'header' | 'control';

/** The cells of a grid as data, drawn or not. */
export interface GridShape {
  /** Ids of the rows from top to bottom. The same array while they are the same. */
  readonly rows: readonly string[];
  /** Ids of the columns from left to right. The same array while they are the same. */
  readonly columns: readonly string[];
  /** Null where the grid has nothing to go to. */
  readonly kindOf: (cell: CellAddress) => CellKind | null;
}

/** Whether the focus can stop at a cell. */
export const takesFocus = (kind: CellKind): boolean => kind !== 'blank';

/** Whether a cell is selected and copied. */
export const isSelectable = (kind: CellKind): boolean =>
  kind === 'figure' || kind === 'entry' || kind === 'blank';

export const takesEntries = (kind: CellKind): boolean => kind === 'entry';
