import type { Formula, FormulaItem } from '@finance-analyst/model-engine';
import { isEmptyFigure } from '../excel-formula/emptyFigures.js';
import { excelFormula, negatedFormula } from '../excel-formula/excelFormula.js';
import { excelNumber } from '../excel-formula/excelNumber.js';
import type { FormulaCells } from '../excel-formula/FormulaCells.js';
import { messages } from '../messages.js';
import { cellAddress } from '../spreadsheet/cellAddress.js';
import { numberFormat, unitLabel } from '../spreadsheet/numberFormat.js';
import type { CellChoice, SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { headingRow } from './headingRow.js';
import type { GatheredRow, OwnSignRow, PartRow, PeriodColumn, RoundRow, WorkingRow } from './ModelLayout.js';
import { modelColumns } from './modelColumns.js';
import { optionsRange } from './sourcesSheet.js';
import { summaryRows } from './summaryRows.js';
import { tableAddress } from './tableAddress.js';
import { noPeriods, periodsOf } from './yearsOf.js';
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
  const { headerRow, firstRow, inputs, periods, years, columns, columnOf } = parts.layout;
  const rows = [...titles, ...headerRows(parts), ...summaryRows(parts), ...items, ...workingRows(parts)];
  return {
    name: messages.sheets.model,
    rows,
    columnWidths: [labelWidth(parts), 18, 16, ...columns.map(() => 14)],
    frozenRows: firstRow,
    frozenColumns: modelColumns.firstPeriod,
    firstRepeatedRow: headerRow,
    choices: inputs.flatMap((position) => choiceOf(parts, position)),
    // Only the past: a missing figure of the forecast is worth a look.
    paleErrors: [
      { span: periods, isYearly: false },
      { span: years ?? noPeriods, isYearly: true },
    ].flatMap(({ span: { first }, isYearly }) =>
      first > 0
        ? []
        : `${cellAddress(firstRow, columnOf(first, isYearly))}:${cellAddress(rows.length - 1, columnOf(0, isYearly))}`,
    ),
  };
}

const widths = { least: 42, most: 60, indent: 2 } as const;

/** As wide as the longest label, within limits; working rows are formulas of any length. */
const labelWidth = ({ view }: WorkbookParts): number =>
  Math.min(
    widths.most,
    Math.max(widths.least, ...view.items.map(({ label }) => label.length + widths.indent)),
  );

/** A number above 0; the past is before the first period, and its number helps nobody. */
const aheadOnly = (format: string): string => `${format};;`;

function headerRows({ layout, evaluator, periodLabel }: WorkbookParts): readonly Row[] {
  const { line, unit, value, period: periodWord, year } = messages.modelHeader;
  const { periodsPerYear } = evaluator.model.timeline;
  const { columns } = layout;
  const numbers = (word: string, values: readonly number[], format: string): Row => [
    textCell(word, 'header'),
    { value: null, look: 'header' },
    { value: null, look: 'header' },
    ...values.map((number): SpreadsheetCell => ({ value: number, look: 'figureHeader', format })),
  ];
  return [
    [...textRow([line, unit], 'header'), ...textRow([value, ...columns.map(periodLabel)], 'figureHeader')],
    numbers(
      periodWord,
      columns.map(({ period }) => period),
      aheadOnly('0'),
    ),
    ...(periodsPerYear === 1
      ? []
      : [
          numbers(
            year,
            columns.map(({ period, isYearly }) => (isYearly ? period : period / periodsPerYear)),
            aheadOnly('0.00'),
          ),
        ]),
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
    const column = item.shape === 'scalar' ? modelColumns.value : layout.columnOf(period, item.isYearly);
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
  const isNegated = parts.isNegated(position);
  const value = !figure.ok ? null : isNegated ? negated(figure.value) : figure.value;
  const format = numberFormat(item, parts.options.money);
  if (!figure.ok && isEmptyFigure(parts.view, position, period))
    return { value, look: 'figure', format, note: figure.reason };
  const formula = parts.view.formulaAt(position, period);
  if (!formula && !figure.ok && parts.isBlank(position, period))
    return { value, look: 'input', format, note: figure.reason };
  // A blank cell would count as zero.
  if (!formula && !figure.ok) return { value, formula: 'NA()', look: 'input', format, note: figure.reason };
  if (!formula) {
    const link = linkedCell(parts, item.name);
    return link === undefined
      ? { value, look: 'input', format }
      : { value, formula: link, look: 'figure', format };
  }
  return {
    value,
    formula:
      convergedFigure(parts, position, period) ??
      formulaOf(
        parts,
        formula,
        { period, isYearly: item.isYearly },
        { cells: parts.layout.cells(), isNegated },
      ),
    look: 'figure',
    format,
    ...(figure.ok ? {} : { note: figure.reason }),
  };
}

/** Never −0, which a file would have as such. */
const negated = (value: number): number => (value === 0 ? 0 : -value);

/** The cell of a table that an input is; undefined for any other input. */
function linkedCell({ options }: WorkbookParts, input: string): string | undefined {
  const link = options.links && Object.hasOwn(options.links, input) ? options.links[input] : undefined;
  if (!link) return undefined;
  const table = options.tables?.find(({ name }) => name === link.table);
  if (!table) throw new RangeError(`The workbook has no table ${link.table}.`);
  const address = tableAddress(table, options)(link.row, link.column);
  return `'${table.name.replaceAll("'", "''")}'!${address}`;
}

function workingRows(parts: WorkbookParts): readonly Row[] {
  const rows: Row[] = [];
  // The formula of one may add another.
  for (const workingRow of parts.layout.workingRows) rows.push(workingRowOf(parts, workingRow));
  return rows.length > 0 ? [headingRow(parts, messages.sections.working), ...rows] : [];
}

function workingRowOf(parts: WorkbookParts, workingRow: WorkingRow): Row {
  switch (workingRow.kind) {
    case 'part':
      return partRow(parts, workingRow);
    case 'round':
      return roundRow(parts, workingRow);
    case 'gathered':
      return gatheredRow(parts, workingRow);
    case 'own-sign':
      return ownSignRow(parts, workingRow);
  }
}

function partRow(parts: WorkbookParts, { series, span }: PartRow): Row {
  const { evaluator, layout, view } = parts;
  const row: (SpreadsheetCell | undefined)[] = [textCell(view.textOf(series).replaceAll(/\s+/g, ' '))];
  for (const period of periodsOf(span))
    row[layout.columnOf(period, span.isYearly)] = workingCell(
      evaluator.compute(series, period, span.isYearly),
      formulaOf(parts, series, { period, isYearly: span.isYearly === true }, { cells: layout.cells() }),
    );
  return Array.from(row);
}

const workingCell = (value: number, formula: string, format?: string): SpreadsheetCell => ({
  value: Number.isNaN(value) ? null : value,
  formula,
  look: 'figure',
  ...(format === undefined ? {} : { format }),
  ...(Number.isNaN(value) ? { note: messages.cannotBeComputed } : {}),
});

function roundRow(parts: WorkbookParts, { item: position, round }: RoundRow): Row {
  const { layout, view, rounds, options } = parts;
  const item = view.items[position] as FormulaItem;
  const row: (SpreadsheetCell | undefined)[] = [textCell(messages.round(item.label, round))];
  for (const period of periodsOf({ first: item.firstPeriod, last: item.lastPeriod })) {
    const circle = view.circleAt(position, period);
    const formula = view.formulaAt(position, period);
    if (!circle || !formula || round > rounds.countOf(circle)) continue;
    row[item.shape === 'scalar' ? modelColumns.value : layout.columnOf(period, item.isYearly)] = workingCell(
      rounds.figure(position, period, round),
      formulaOf(
        parts,
        formula,
        { period, isYearly: item.isYearly },
        { cells: layout.cellsInRound(circle, round) },
      ),
      numberFormat(item, options.money),
    );
  }
  return Array.from(row);
}

function gatheredRow({ evaluator, layout, view, rounds }: WorkbookParts, gathered: GatheredRow): Row {
  const { item: position, span, circle, round } = gathered;
  const { name, label, isYearly } = view.items[position] as FormulaItem;
  const isNamed = circle.figures.some((figure) => figure.isNamed && figure.position === position);
  const atRound = isNamed ? round - 1 : round;
  const row: (SpreadsheetCell | undefined)[] = [textCell(messages.round(label, round))];
  const cells = layout.cellsInRound(circle, round);
  for (const period of periodsOf(span)) {
    const inRound = atRound === 0 ? 0 : rounds.figure(position, period, atRound);
    row[layout.columnOf(period, isYearly)] = workingCell(
      view.circleAt(position, period) === circle ? inRound : evaluator.number(name, period),
      (cells.isNegated(position, period) ? '-' : '') + cells.figure(position, period),
    );
  }
  return Array.from(row);
}

function ownSignRow(
  { evaluator, layout, view, options }: WorkbookParts,
  { item: position }: OwnSignRow,
): Row {
  const item = view.items[position] as FormulaItem;
  const row: (SpreadsheetCell | undefined)[] = [textCell(messages.ownSign(item.label))];
  for (const period of periodsOf({ first: item.firstPeriod, last: item.lastPeriod }))
    row[layout.columnOf(period, item.isYearly)] = workingCell(
      evaluator.number(item.name, period),
      `-${layout.addressOf(position, period)}`,
      numberFormat(item, options.money),
    );
  return Array.from(row);
}

/** A figure that an `iterate` statement names: that of the last round, if all named ones of its circle have converged. */
function convergedFigure(
  { layout, view, rounds, isNegated }: WorkbookParts,
  position: number,
  period: number,
): string | undefined {
  const circle = view.circleAt(position, period);
  const named = circle?.figures.filter(({ isNamed }) => isNamed) ?? [];
  if (!circle || !named.some((figure) => figure.position === position)) return undefined;
  const last = rounds.countOf(circle);
  const settled = named.map((figure) => {
    const now = layout.roundAddress(figure.position, figure.period, last);
    const before = last === 1 ? '0' : layout.roundAddress(figure.position, figure.period, last - 1);
    return `ABS(${now}-${before})<${excelNumber(circle.tolerance)}*(1+ABS(${now}))`;
  });
  const condition = settled.length > 1 ? `AND(${settled.join(',')})` : settled.join('');
  const sign = isNegated(position) ? '-' : '';
  return `IF(${condition},${sign}${layout.roundAddress(position, period, last)},NA())`;
}

const formulaOf = (
  { view, evaluator, optionTexts, isBlank }: WorkbookParts,
  formula: Formula,
  { period, isYearly }: PeriodColumn,
  { cells, isNegated = false }: { readonly cells: FormulaCells; readonly isNegated?: boolean },
): string =>
  (isNegated ? negatedFormula : excelFormula)(formula, period, {
    isYearly,
    view,
    timeline: evaluator.model.timeline,
    cells,
    optionTexts,
    isBlank,
  });

function choiceOf(parts: WorkbookParts, position: number): readonly CellChoice[] {
  const isFlag = parts.view.items[position]?.unit.kind === 'flag';
  const options = isFlag ? flagOptions : optionsRange(parts, position);
  if (options === undefined) return [];
  return [{ cells: parts.layout.rangeOf(position).replaceAll('$', ''), options }];
}
