import type { CellAddress } from '../cells/CellAddress.js';

export type ReadEntry<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** A value for a cell. */
export interface CellEntry<Value> extends CellAddress {
  readonly value: Value;
}

/** A cell and the cells to its right that it is filled into. */
export interface CellFill {
  readonly from: CellAddress;
  readonly to: readonly CellAddress[];
}

/** Edits of cells. Each call is one undo step. */
export interface GridEditing<Value> {
  /** A cell's name: `Growth 2028`. */
  readonly nameOf: (cell: CellAddress) => string;
  /** Why a cell is not editable or cannot be filled to the right, as a sentence with its name; null if it can. */
  readonly refusalOf: (cell: CellAddress, action: 'enter' | 'fillRight') => string | null;
  /** The value of a text if it were typed into a cell. */
  readonly read: (cell: CellAddress, text: string) => ReadEntry<Value>;
  /** Sets several cells; returns whether any value changed. */
  readonly enter: (entries: readonly CellEntry<Value>[]) => boolean;
  readonly fillRight: (fills: readonly CellFill[]) => void;
  /** Resets those of the cells that were edited; returns their number. */
  readonly reset: (cells: readonly CellAddress[]) => number;
  /** What to say of that number of cells that were reset; by default, that they are at their defaults. */
  readonly resetWords?: ((count: number) => string) | undefined;
  /**
   * The rows that a pasted block of that many rows covers from a row on, which may be new ones; undefined for those that
   * follow it in the grid.
   */
  readonly rowsFrom?: ((row: string, count: number) => readonly string[] | undefined) | undefined;
}

/** What a grid exchanges with a spreadsheet. */
export interface GridSheet<Value> {
  /** A cell's content with all its digits, as a spreadsheet parses it; empty for an empty cell. */
  readonly textOf: (cell: CellAddress) => string;
  /** Omitted if the cells are read-only. */
  readonly editing?: GridEditing<Value> | undefined;
}
