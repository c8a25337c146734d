/** What a cell looks like, apart from its number format. */
export type CellLook =
  | 'title'
  | 'remark'
  | 'heading'
  | 'header'
  | 'figureHeader'
  | 'text'
  | 'fact'
  | 'input'
  | 'figure'
  | 'result'
  | 'warning';

export interface SpreadsheetCell {
  /** A text or number; of a formula, its result as last computed: null where it has none. */
  readonly value: string | number | null;
  /** Without the equals sign. */
  readonly formula?: string;
  readonly look: CellLook;
  /** An Excel number format. */
  readonly format?: string;
  /** Shown when the pointer rests on the cell. */
  readonly note?: string;
  /** A place in the workbook that the cell leads to, such as `Model!C5`. */
  readonly link?: string;
}

/** Cells that take one of several values. */
export interface CellChoice {
  readonly cells: string;
  /** The range of the values, or the values as `"0,1"`. */
  readonly options: string;
}

export interface Worksheet {
  readonly name: string;
  readonly rows: readonly (readonly (SpreadsheetCell | undefined)[])[];
  /** In characters, from the first column. */
  readonly columnWidths: readonly number[];
  /** Rows and columns that stay on screen and are repeated on every printed page. */
  readonly frozenRows: number;
  readonly frozenColumns: number;
  /** The rows of `frozenRows` before this one are printed once only. */
  readonly firstRepeatedRow: number;
  readonly choices: readonly CellChoice[];
  /** Cells in which an error is pale: a figure there can be missing without being wrong. */
  readonly paleErrors?: readonly string[];
}

export interface DefinedName {
  readonly name: string;
  readonly range: string;
}

/** A workbook as plain data, whatever writes the file. */
export interface Spreadsheet {
  readonly title: string;
  readonly createdAt: Date;
  readonly sheets: readonly Worksheet[];
  readonly names: readonly DefinedName[];
  /** Printed at the top of every page beside the title. */
  readonly mark: string;
}
