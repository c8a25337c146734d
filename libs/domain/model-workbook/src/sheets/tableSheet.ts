import type { SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { messages } from '../messages.js';
import { kindFormat } from '../spreadsheet/numberFormat.js';
import type { ModelAddress, WorkbookTable, WorkbookTableFigure } from '../WorkbookTable.js';
import { tableAddress, tableHead } from './tableAddress.js';
import { textCell, textRow, type Row } from './textRow.js';
import type { WorkbookParts } from './WorkbookParts.js';

/** A sheet for a table beside the model; its formulas lead to cells of the same table and of the model. */
export function tableSheet(table: WorkbookTable, { options, view, layout }: WorkbookParts): Worksheet {
  const head = tableHead(table, options);
  const addressOf = tableAddress(table, options);
  const modelCells = layout.cells(`${messages.sheets.model}!`);
  const inModel: ModelAddress = (name) => {
    const position = view.items.findIndex((item) => item.name === name && item.shape === 'scalar');
    if (position < 0) throw new RangeError(`The model has no single figure ${name}.`);
    const cell = modelCells.figure(position, 0);
    return modelCells.isNegated(position, 0) ? `(-${cell})` : cell;
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
    frozenRows: head.length + 1,
    frozenColumns: 1,
    firstRepeatedRow: head.length,
    choices: [],
  };
}
