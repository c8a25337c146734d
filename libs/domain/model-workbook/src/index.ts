export { createWorkbook } from './createWorkbook.js';
export type { InputLink, InputSource, WorkbookOptions } from './WorkbookOptions.js';
export type {
  ModelAddress,
  TableAddress,
  WorkbookTable,
  WorkbookTableFigure,
  WorkbookTableRow,
} from './WorkbookTable.js';
export type { MoneyFormat } from './spreadsheet/numberFormat.js';
