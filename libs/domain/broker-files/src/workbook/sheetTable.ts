import type { FormatOverrides } from '../format/FileFormat.js';
import { tableOfRecords } from '../table/parseTable.js';
import type { RawTable } from '../table/RawTable.js';
import type { WorkbookSheet, WorkbookTables } from './WorkbookTables.js';

/** The sheet that is read, as a table. Its lines are the rows of the sheet. */
export interface SheetTable {
  /** Undefined if the workbook has no sheets. */
  readonly name: string | undefined;
  readonly table: RawTable;
}

/** The table of the sheet that a person chose, else of the first with headings, else of the first with text. */
export function sheetTable({ sheets }: WorkbookTables, overrides: FormatOverrides): SheetTable {
  const chosen = sheets.find(({ name }) => name === overrides.sheet);
  if (chosen) return { name: chosen.name, table: tableOf(chosen, overrides) };
  const tables = sheets.map((sheet) => ({ name: sheet.name, table: tableOf(sheet, overrides) }));
  return (
    tables.find(({ table }) => table.headerLine !== null) ??
    tables.find(({ table }) => table.lines.length > 0) ??
    tables[0] ?? { name: undefined, table: tableOf({ name: '', rows: [] }, overrides) }
  );
}

function tableOf({ rows }: WorkbookSheet, overrides: FormatOverrides): RawTable {
  const records = rows.flatMap((cells, place) =>
    cells.some((cell) => cell.trim() !== '') ? [{ line: place + 1, cells }] : [],
  );
  // Refused rows are written as CSV.
  return tableOfRecords({ records, unclosed: [] }, { separator: ',', quote: '"' }, overrides);
}
