import { cellAddress } from '../spreadsheet/cellAddress.js';
import type { WorkbookOptions } from '../WorkbookOptions.js';
import type { TableAddress, WorkbookTable } from '../WorkbookTable.js';
import type { Row } from './textRow.js';
import { titleRows } from './titleRows.js';

/** The rows above the header of a table. */
export const tableHead = (table: WorkbookTable, options: WorkbookOptions): readonly Row[] =>
  titleRows({ ...options, isSample: table.isSample || options.isSample === true }, table.remarks);

/** Where the cells of a table are on its sheet. */
export function tableAddress(table: WorkbookTable, options: WorkbookOptions): TableAddress {
  const firstRow = tableHead(table, options).length + 1;
  const rowOf = new Map(table.rows.map(({ id }, index) => [id, firstRow + index]));
  return (id, column) => {
    const row = rowOf.get(id);
    if (row === undefined) throw new RangeError(`The table ${table.name} has no row ${id}.`);
    return cellAddress(row, column);
  };
}
