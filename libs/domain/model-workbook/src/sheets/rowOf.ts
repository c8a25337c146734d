import { messages } from '../messages.js';
import type { CellLook, SpreadsheetCell } from '../spreadsheet/Spreadsheet.js';
import type { WorkbookOptions } from '../WorkbookOptions.js';

export type Row = readonly (SpreadsheetCell | undefined)[];

export const textCell = (value: string, look: CellLook = 'text'): SpreadsheetCell => ({ value, look });

/** A row of texts. */
export const textRow = (texts: readonly string[], look: CellLook = 'text'): Row =>
  texts.map((text) => (text === '' ? undefined : textCell(text, look)));

/** The title of a sheet, what stands below it, and the mark of sample data. */
export const titleRows = (
  { title, isSample }: WorkbookOptions,
  below: readonly string[] = [],
): readonly Row[] => [
  textRow([title], 'title'),
  ...(isSample === true ? [textRow([messages.sample], 'warning')] : []),
  ...below.map((text) => textRow([text], 'remark')),
];
