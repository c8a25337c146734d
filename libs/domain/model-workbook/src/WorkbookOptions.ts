import type { MoneyFormat } from './spreadsheet/numberFormat.js';
import type { WorkbookTable } from './WorkbookTable.js';

/** Where a figure of an input comes from. */
export interface InputSource {
  readonly reason?: string;
  readonly source?: string;
  readonly asOf?: string;
}

/** A cell of a table by the table's name, the id of its row and its column, counted from 0. */
export interface InputLink {
  readonly table: string;
  readonly row: string;
  readonly column: number;
}

/** What a workbook needs beside the model and its figures. */
export interface WorkbookOptions {
  readonly title: string;
  /** When the workbook was made; part of the file. */
  readonly createdAt: Date;
  readonly money: MoneyFormat;
  /** By the name of the input; a list has an entry for each of its periods. */
  readonly sources?: Readonly<Record<string, InputSource | readonly InputSource[]>>;
  /** What the model is and as of when: a label and a text each, above the inputs. */
  readonly facts?: readonly (readonly [label: string, text: string])[];
  /** A price that a single figure of the model, by its name `of`, is compared with above the inputs. */
  readonly price?: { readonly of: string; readonly value: number; readonly label: string };
  /** Remarks above the sources, a row each. */
  readonly notes?: readonly string[];
  /** What was written about figures, with the day of its last change; on a sheet of their own. */
  readonly figureNotes?: readonly { readonly figure: string; readonly text: string; readonly day: string }[];
  /** Tables beside the model, each on a sheet of its own. */
  readonly tables?: readonly WorkbookTable[];
  /** Inputs with one figure that is a cell of a table, by their names: they follow a change there. */
  readonly links?: Readonly<Record<string, InputLink>>;
  /** Lines, by their names, whose cells have the opposite sign of their figures, as what a cash flow subtracts. */
  readonly negatedLines?: ReadonlySet<string>;
  /** The heading of a period, such as FY2026; `Year 1` without it. */
  readonly periodLabel?: (period: number) => string;
  /** The heading of a year of a timeline in quarters, such as FY2026; `Year 1` without it. */
  readonly yearLabel?: (year: number) => string;
  /** The option of a choice as the workbook shows it; `Exit multiple` for `exit_multiple` without one. */
  readonly optionLabel?: (input: string, option: string) => string | undefined;
  /** The figures are those of the sample market: every sheet and printed page says so. */
  readonly isSample?: boolean;
}
