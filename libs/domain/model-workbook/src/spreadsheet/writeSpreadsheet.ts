import { writeXlsx, type Cell, type CellStyle, type WriteSheet } from 'hucre/xlsx';
import { CannotBeWritten } from '../excel-formula/CannotBeWritten.js';
import { columnLetters } from './cellAddress.js';
import type { CellLook, Spreadsheet, SpreadsheetCell, Worksheet } from './Spreadsheet.js';

/** Texts keep this format, so that one that begins with = + - or @ stays a text when it is edited. */
const textFormat = '@';
const notAvailable = '#N/A';

/** Excel's own limits ("Excel specifications and limits"); a longer header makes it refuse the file. */
const longestFormula = 8192;
const longestText = 32_767;
const longestPrintedTitle = 100;

const colors = {
  input: '0000FF',
  formula: '000000',
  header: 'D5DEEA',
  heading: 'EEF2F7',
  warning: 'FFE699',
  pale: 'BFBFBF',
} as const;
/** In points, of a line of the default font. */
const lineHeight = 15;
const lettersOfIndent = 2;
const fill = (rgb: string): NonNullable<CellStyle['fill']> => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { rgb: `FF${rgb}` },
});

const header: CellStyle = {
  font: { bold: true },
  fill: fill(colors.header),
  border: { bottom: { style: 'thin' } },
  alignment: { vertical: 'top', wrapText: true },
};

const styles: Readonly<Record<CellLook, CellStyle>> = {
  title: { font: { bold: true, size: 14 } },
  remark: { font: { italic: true } },
  heading: { font: { bold: true }, fill: fill(colors.heading) },
  header,
  figureHeader: { ...header, alignment: { ...header.alignment, horizontal: 'right' } },
  text: { alignment: { horizontal: 'left', indent: 1, vertical: 'top', wrapText: true } },
  fact: { alignment: { horizontal: 'left', vertical: 'top' } },
  // On the right, as figures are: choices too.
  input: {
    font: { color: { rgb: `FF${colors.input}` } },
    alignment: { horizontal: 'right', vertical: 'top' },
  },
  figure: { font: { color: { rgb: `FF${colors.formula}` } }, alignment: { vertical: 'top' } },
  result: { font: { bold: true, color: { rgb: `FF${colors.formula}` } }, alignment: { vertical: 'top' } },
  warning: { font: { bold: true }, fill: fill(colors.warning) },
};

/** The file of a workbook, in Excel's format (XLSX). The same workbook gives the same bytes. */
export const writeSpreadsheet = (spreadsheet: Spreadsheet): Promise<Uint8Array> =>
  writeXlsx({
    sheets: spreadsheet.sheets.map((sheet) => toSheet(sheet, spreadsheet)),
    properties: { title: spreadsheet.title, created: spreadsheet.createdAt, modified: spreadsheet.createdAt },
    namedRanges: [...spreadsheet.names],
    defaultFont: { name: 'Calibri', size: 11 },
  });

function toSheet(sheet: Worksheet, { title, mark }: Spreadsheet): WriteSheet {
  const { name, rows, columnWidths, frozenRows, frozenColumns, firstRepeatedRow, choices } = sheet;
  const { paleErrors = [] } = sheet;
  const cells = new Map<string, Partial<Cell>>();
  rows.forEach((row, at) =>
    row.forEach((cell, column) => {
      if (cell) cells.set(`${at},${column}`, toCell(cell));
    }),
  );
  return {
    name,
    cells,
    columns: columnWidths.map((width) => ({ width })),
    rowDefs: new Map(
      rows.flatMap((row, at) => {
        const lines = linesOf(row, columnWidths);
        const height = lines > 1 ? { height: lines * lineHeight } : {};
        return [[at, height] as const];
      }),
    ),
    conditionalRules: paleErrors.map(paleErrorRule),
    freezePane: { rows: frozenRows, columns: frozenColumns },
    dataValidations: choices.map(({ cells: range, options }) => ({
      type: 'list',
      range,
      formula1: options,
      showErrorMessage: true,
    })),
    pageSetup: {
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$${firstRepeatedRow + 1}:$${frozenRows}`,
      ...(frozenColumns > 0 ? { printTitlesColumn: `$A:$${columnLetters(frozenColumns - 1)}` } : {}),
    },
    headerFooter: {
      oddHeader: `&L${printed(title)}&R${printed(mark)}`,
      oddFooter: '&L&A&RPage &P of &N',
    },
  };
}

/** As many lines as the row's longest wrapped text takes: not every program makes room for it by itself. */
const linesOf = (row: Worksheet['rows'][number], widths: readonly number[]): number =>
  Math.max(1, ...row.map((cell, column) => (cell ? linesOfCell(cell, widths[column] ?? Infinity) : 1)));

function linesOfCell({ value, look }: SpreadsheetCell, width: number): number {
  if (typeof value !== 'string' || styles[look].alignment?.wrapText !== true) return 1;
  const perLine = Math.max(width - lettersOfIndent, 1);
  return value.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / perLine)), 0);
}

const paleErrorRule = (
  range: string,
  index: number,
): NonNullable<WriteSheet['conditionalRules']>[number] => ({
  type: 'expression',
  priority: index + 1,
  range,
  formula: `ISERROR(${range.split(':')[0]})`,
  style: { font: { color: { rgb: `FF${colors.pale}` } } },
});

/** Excel reads & in a header as the start of a code. */
const printed = (text: string): string =>
  (text.length > longestPrintedTitle ? `${text.slice(0, longestPrintedTitle - 1)}…` : text).replaceAll(
    '&',
    '&&',
  );

function toCell({ value, formula, look, format, note, link }: SpreadsheetCell): Partial<Cell> {
  if (formula !== undefined && formula.length > longestFormula)
    throw new CannotBeWritten(
      `A formula has ${formula.length} characters, and Excel allows ${longestFormula}: move a part of it to its own line.`,
    );
  if (typeof value === 'string' && value.length > longestText)
    throw new CannotBeWritten(`A text has ${value.length} characters, and Excel allows ${longestText}.`);
  const isText = formula === undefined && typeof value === 'string';
  const numFmt = isText ? textFormat : format;
  const style = { ...styles[look], ...(numFmt === undefined ? {} : { numFmt }) };
  return {
    style,
    ...(formula === undefined ? { value } : { formula, formulaResult: value ?? notAvailable }),
    ...(note === undefined ? {} : { comment: { text: note } }),
    ...(link === undefined ? {} : { hyperlink: { target: '', location: link } }),
  };
}
