import type { CellLook, SpreadsheetCell } from '../spreadsheet/Spreadsheet.js';

export type Row = readonly (SpreadsheetCell | undefined)[];

export const textCell = (value: string, look: CellLook = 'text'): SpreadsheetCell => ({ value, look });

/** A row of texts; an empty one leaves its cell empty. */
export const textRow = (texts: readonly string[], look: CellLook = 'text'): Row =>
  texts.map((text) => (text === '' ? undefined : textCell(text, look)));
