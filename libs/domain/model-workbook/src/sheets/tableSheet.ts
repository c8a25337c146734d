import type { SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { messages } from '../messages.js';
import { cellAddress } from '../spreadsheet/cellAddress.js';
import { kindFormat } from '../spreadsheet/numberFormat.js';
import type { ModelAddress, TableAddress, WorkbookTable, WorkbookTableFigure } from '../WorkbookTable.js';
import { textCell, textRow, type Row } from './textRow.js';
import { titleRows } from './titleRows.js';
import type { WorkbookParts } from './WorkbookParts.js';

/** A sheet for a table beside the model; its formulas lead to cells of the same table and of the model. */
export function tableSheet(table: WorkbookTable, { options, view, layout }: WorkbookParts): Worksheet {
  const isSample = table.isSample || options.isSample === true;
  const head = titleRows({ ...options, isSample }, table.remarks);
  const firstRow = head.length + 1;
  const rowOf = new Map(table.rows.map(({ id }, index) => [id, firstRow + index]));
  const addressOf: TableAddress = (id, column) => {
    const row = rowOf.get(id);
    if (row === undefined) throw new RangeError(`The table ${table.name} has no row ${id}.`);
    return cellAddress(row, column);
  };
  const modelCells = layout.cells(`${messages.sheets.model}!`);
  const inModel: ModelAddress = (name) => {
    const position = view.items.findIndex((item) => item.name === name && item.shape === 'scalar');
    if (position < 0) throw new RangeError(`The model has no single figure ${name}.`);
    return modelCells.figure(position, 0);
  };
  const figure = ({ value, kind, formula, note }: WorkbookTableFigure): SpreadsheetCell => ({
    value,
    ...(formula && { formula: formula(addressOf, inModel) }),
    look: formula ? 'figure' : 'input',
    format: kindFormat(kind, 'series', options.money),
    ...(note !== undefined && { note }),
  });
  return {
    name: table.name,
    rows: [
      ...head,
      textRow(
        table.columns.map(({ label }) => label),
        'header',
      ),
      ...table.rows.map(({ cells, isHeading = false }): Row =>
        cells.map((cell) => {
          if (typeof cell !== 'string') return figure(cell);
          return cell === '' ? undefined : textCell(cell, isHeading ? 'heading' : 'text');
        }),
      ),
    ],
    columnWidths: table.columns.map(({ width }) => width),
    frozenRows: firstRow,
    frozenColumns: 1,
    firstRepeatedRow: head.length,
    choices: [],
  };
}
