import type { CellAddress } from '../cells/CellAddress.js';

export type ReadEntry<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** A value for a cell. */
export interface CellEntry<Value> extends CellAddress {
  readonly value: Value;
}

/** A cell and the cells right of it that it is carried to. */
export interface CellFill {
  readonly from: CellAddress;
  readonly to: readonly CellAddress[];
}

/** What can be done to cells. Each call is one step of undo. */
export interface GridEditing<Value> {
  /** A cell in words: `Growth 2028`. */
  readonly nameOf: (cell: CellAddress) => string;
  /** Why a cell takes no entry, or is not carried to the right, in a sentence with its name; null where it is. */
  readonly refusalOf: (cell: CellAddress, action: 'enter' | 'fillRight') => string | null;
  /** What a text would be if it was typed into a cell. */
  readonly read: (cell: CellAddress, text: string) => ReadEntry<Value>;
  /** Writes several cells; answers whether any of them had another value before. */
  readonly enter: (entries: readonly CellEntry<Value>[]) => boolean;
  readonly fillRight: (fills: readonly CellFill[]) => void;
  /** Resets those of the cells that were edited; answers how many there were. */
  readonly reset: (cells: readonly CellAddress[]) => number;
}

/** What a grid hands to a spreadsheet, and takes from one. */
export interface GridSheet<Value> {
  /** What a cell shows, with all its digits, as a spreadsheet takes it for a number; empty where it shows nothing. */
  readonly textOf: (cell: CellAddress) => string;
  /** Left out where the cells are only read. */
  readonly editing?: GridEditing<Value> | undefined;
}
