import type { Spreadsheet } from '../spreadsheet/Spreadsheet.js';
import { addressOf } from './readWorkbook.js';

/** A workbook with other figures in some cells of its model. Its results stay as they were, so that they are wrong. */
export const withCells = (
  spreadsheet: Spreadsheet,
  changes: ReadonlyMap<string, number | string>,
): Spreadsheet => ({
  ...spreadsheet,
  sheets: spreadsheet.sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row, at) =>
      row.map((cell, column) => {
        const value = changes.get(`${sheet.name}!${addressOf(at, column)}`);
        return cell && value !== undefined ? { ...cell, value } : cell;
      }),
    ),
  })),
});
