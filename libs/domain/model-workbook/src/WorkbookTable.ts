import type { UnitKind } from '@finance-analyst/model-engine';

/** The address of a cell by the id of its row and its column, counted from 0. */
export type TableAddress = (row: string, column: number) => string;

/** The address of a single figure of the model by its name. Throws `RangeError` for one that the model does not have. */
export type ModelAddress = (name: string) => string;

/** A figure in a table beside the model, with its formula where it follows from others. */
export interface WorkbookTableFigure {
  /** Null where there is none; a formula can also give a text. */
  readonly value: number | string | null;
  readonly kind: UnitKind;
  /** Without the equals sign; a figure without one can be changed as an input can. */
  readonly formula?: (addressOf: TableAddress, inModel: ModelAddress) => string;
  /** Such as why there is no figure. */
  readonly note?: string;
}

/** A row of a table beside the model. */
export interface WorkbookTableRow {
  /** What formulas call it, different for each row of its table. */
  readonly id: string;
  readonly isHeading?: boolean;
  /** Texts and figures; an empty text leaves its cell empty. */
  readonly cells: readonly (string | WorkbookTableFigure)[];
}

/** A table beside the model, on a sheet of its own. */
export interface WorkbookTable {
  /** The name of its sheet, different from those of the model. */
  readonly name: string;
  /** Some of its figures are of the sample market. */
  readonly isSample: boolean;
  readonly remarks: readonly string[];
  readonly columns: readonly { readonly label: string; readonly width: number }[];
  readonly rows: readonly WorkbookTableRow[];
}
