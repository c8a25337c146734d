import type { Formula, FormulaItem } from '@finance-analyst/model-engine';
import { excelFormula } from '../excel-formula/excelFormula.js';
import type { Span } from '../excel-formula/FormulaCells.js';
import { messages } from '../messages.js';
import { numberFormat, unitLabel } from '../spreadsheet/numberFormat.js';
import type { CellChoice, SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { modelColumns, type WorkingRow } from './createModelLayout.js';
import { headingRow } from './headingRow.js';
import { optionsRange } from './sourcesSheet.js';
import { summaryRows } from './summaryRows.js';
import { textCell, textRow, type Row } from './textRow.js';
import type { WorkbookParts } from './WorkbookParts.js';

const flagOptions = '"0,1"';

/** The rows of the model as its formulas are written; they may need further working rows until the last is. */
export function itemRows(parts: WorkbookParts): readonly Row[] {
  return parts.layout.sections.flatMap(({ heading, positions }) => [
    headingRow(parts, heading),
    ...positions.map((position) => itemRow(parts, position)),
  ]);
}

/** The sheet of the model: its rows, and the working rows that all formulas of the workbook asked for. */
export function modelSheet(parts: WorkbookParts, titles: readonly Row[], items: readonly Row[]): Worksheet {
  const { headerRow, inputs, periods } = parts.layout;
  return {
    name: messages.sheets.model,
    rows: [...titles, ...headerRows(parts), ...summaryRows(parts), ...items, ...workingRows(parts)],
    columnWidths: [42, 16, 16, ...periodsOf(periods).map(() => 14)],
    frozenRows: headerRow + 3,
    frozenColumns: modelColumns.firstPeriod,
    firstRepeatedRow: headerRow,
    choices: inputs.flatMap((position) => choiceOf(parts, position)),
  };
}

const periodsOf = ({ first, last }: Span): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function headerRows({ layout, evaluator, periodLabel }: WorkbookParts): readonly Row[] {
  const { line, unit, value, period: periodWord, year } = messages.modelHeader;
  const { periodsPerYear } = evaluator.model.timeline;
  const periods = periodsOf(layout.periods);
  const numbers = (word: string, values: readonly number[], format: string): Row => [
    textCell(word, 'header'),
    { value: null, look: 'header' },
    { value: null, look: 'header' },
    ...values.map((number): SpreadsheetCell => ({ value: number, look: 'figureHeader', format })),
  ];
  return [
    [...textRow([line, unit], 'header'), ...textRow([value, ...periods.map(periodLabel)], 'figureHeader')],
    numbers(periodWord, periods, '0'),
    numbers(
      year,
      periods.map((period) => period / periodsPerYear),
      '0.00',
    ),
  ];
}

function itemRow(parts: WorkbookParts, position: number): Row {
  const { layout, options, view } = parts;
  const item = view.items[position] as FormulaItem;
  const row: (SpreadsheetCell | undefined)[] = [
    textCell(item.label),
    textCell(unitLabel(item.unit, options.money)),
  ];
  for (const period of periodsOf({ first: item.firstPeriod, last: item.lastPeriod })) {
    const column = item.shape === 'scalar' ? modelColumns.value : layout.columnOf(period);
    row[column] = figureCell(parts, item, position, period);
  }
  return Array.from(row);
}

function figureCell(
  parts: WorkbookParts,
  item: FormulaItem,
  position: number,
  period: number,
): SpreadsheetCell {
  if (item.options) return { value: parts.chosen(position), look: 'input' };
  const figure = parts.evaluator.read(item.name, period);
  const value = figure.ok ? figure.value : null;
  const format = numberFormat(item, parts.options.money);
  const formula = parts.view.formulaAt(position, period);
  // A blank cell would count as zero.
  if (!formula && !figure.ok) return { value, formula: 'NA()', look: 'input', format, note: figure.reason };
  if (!formula) return { value, look: 'input', format };
  return {
    value,
    formula: formulaOf(parts, formula, period),
    look: 'figure',
    format,
    ...(figure.ok ? {} : { note: figure.reason }),
  };
}

function workingRows(parts: WorkbookParts): readonly Row[] {
  const rows: Row[] = [];
  // The formula of one may add another.
  for (const workingRow of parts.layout.workingRows) rows.push(workingRowOf(parts, workingRow));
  return rows.length > 0 ? [headingRow(parts, messages.sections.working), ...rows] : [];
}

function workingRowOf(parts: WorkbookParts, { series, span }: WorkingRow): Row {
  const { evaluator, layout, view } = parts;
  const row: (SpreadsheetCell | undefined)[] = [textCell(view.textOf(series).replaceAll(/\s+/g, ' '))];
  for (const period of periodsOf(span)) {
    const value = evaluator.compute(series, period);
    const isMissing = Number.isNaN(value);
    row[layout.columnOf(period)] = {
      value: isMissing ? null : value,
      formula: formulaOf(parts, series, period),
      look: 'figure',
      ...(isMissing ? { note: messages.cannotBeComputed } : {}),
    };
  }
  return Array.from(row);
}

const formulaOf = (
  { view, evaluator, layout, optionTexts }: WorkbookParts,
  formula: Formula,
  period: number,
): string =>
  excelFormula(formula, period, {
    view,
    timeline: evaluator.model.timeline,
    cells: layout.cells(),
    optionTexts,
  });

function choiceOf(parts: WorkbookParts, position: number): readonly CellChoice[] {
  const isFlag = parts.view.items[position]?.unit.kind === 'flag';
  const options = isFlag ? flagOptions : optionsRange(parts, position);
  if (options === undefined) return [];
  return [{ cells: parts.layout.rangeOf(position).replaceAll('$', ''), options }];
}
