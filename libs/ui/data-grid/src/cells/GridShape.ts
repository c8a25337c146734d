import type { CellAddress } from './CellAddress.js';

/**
 * The kind of a cell. A `figure` is read-only, an `entry` is a figure with a field, a `blank` is an empty cell among
 * figures: these three can be selected and copied. A `header` names a row and has a button; a `control` has buttons.
 */
export type CellKind = 'figure' | 'entry' | 'blank' | 'header' | 'control';

/** The cells of a grid as data, rendered or not. */
export interface GridShape {
  /** Row ids from top to bottom. The same array while they do not change. */
  readonly rows: readonly string[];
  /** Column ids from left to right. The same array while they do not change. */
  readonly columns: readonly string[];
  /** Null when the cell is not focusable. */
  readonly kindOf: (cell: CellAddress) => CellKind | null;
}

/** Whether a cell is focusable. */
export const takesFocus = (kind: CellKind): boolean => kind !== 'blank';

/** Whether a cell can be selected and copied. */
export const isSelectable = (kind: CellKind): boolean =>
  kind === 'figure' || kind === 'entry' || kind === 'blank';

export const takesEntries = (kind: CellKind): boolean => kind === 'entry';
