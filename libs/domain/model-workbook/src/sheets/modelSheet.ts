import type { Figure, FormulaItem } from '@finance-analyst/model-engine';
import { excelFormula } from '../excel-formula/excelFormula.js';
import { messages } from '../messages.js';
import { numberFormat, unitLabel } from '../spreadsheet/numberFormat.js';
import type { SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { modelColumns, type WorkingRow } from './createModelLayout.js';
import { textCell, textRow, titleRows, type Row } from './rowOf.js';
import { optionsRange } from './sourcesSheet.js';
import type { WorkbookParts } from './WorkbookParts.js';

const flagOptions = '"0,1"';

/** The rows of the model above the working rows, which are known once every formula is written. */
export const modelTitleRows = ({ options }: Pick<WorkbookParts, 'options'>): readonly Row[] =>
  titleRows(options, [messages.legend]);

/** Inputs, lines and values: single figures in one column, those of the periods beside it. */
export function modelSheet(parts: WorkbookParts): () => Worksheet {
  const { layout, view } = parts;
  const { headerRow, inputs, lines, periods, workingRows } = layout;
  const itemRows = (positions: readonly number[], heading: string): readonly Row[] =>
    positions.length === 0
      ? []
      : [textRow([heading], 'heading'), ...positions.map((position) => itemRow(parts, position))];
  const rows: Row[] = [
    ...modelTitleRows(parts),
    ...headerRows(parts),
    ...itemRows(inputs, messages.sections.inputs),
    ...itemRows(lines, messages.sections.calculation),
  ];
  return () => {
    if (workingRows.length > 0) rows.push(textRow([messages.sections.working], 'heading'));
    // Writing one may add another.
    for (const workingRow of workingRows) rows.push(rowOfWork(parts, workingRow));
    return {
      name: messages.sheets.model,
      rows,
      columnWidths: [42, 16, 16, ...Array.from({ length: periods.last - periods.first + 1 }, () => 14)],
      frozenRows: headerRow + 3,
      frozenColumns: modelColumns.firstPeriod,
      firstRepeatedRow: headerRow,
      choices: inputs.flatMap((position) => {
        const isFlag = view.items[position]?.unit.kind === 'flag';
        const options = isFlag ? flagOptions : optionsRange(parts, position);
        return options === undefined
          ? []
          : [{ cells: layout.rangeOf(position).replaceAll('$', ''), options }];
      }),
    };
  };

  function rowOfWork({ evaluator }: WorkbookParts, { series, span }: WorkingRow): Row {
    return seriesRow(textCell(view.textOf(series).replaceAll(/\s+/g, ' ')), undefined, span, (period) => {
      const value = evaluator.compute(series, period);
      return {
        value: Number.isNaN(value) ? null : value,
        formula: formulaOf(parts, series, period),
        look: 'figure',
        ...(Number.isNaN(value) ? { note: messages.cannotBeComputed } : {}),
      };
    });
  }

  function seriesRow(
    label: SpreadsheetCell,
    unit: SpreadsheetCell | undefined,
    { first, last }: { readonly first: number; readonly last: number },
    cell: (period: number) => SpreadsheetCell,
  ): Row {
    const row: (SpreadsheetCell | undefined)[] = [label, unit];
    for (let period = first; period <= last; period += 1) row[layout.columnOf(period)] = cell(period);
    return Array.from(row);
  }

  function itemRow({ options }: WorkbookParts, position: number): Row {
    const item = view.items[position] as FormulaItem;
    const label = textCell(item.label);
    const unit = textCell(unitLabel(item.unit, options.money));
    return item.shape === 'scalar'
      ? [label, unit, figureCell(parts, item, position, item.firstPeriod)]
      : seriesRow(label, unit, { first: item.firstPeriod, last: item.lastPeriod }, (period) =>
          figureCell(parts, item, position, period),
        );
  }
}

function headerRows({ layout, evaluator, periodLabel }: WorkbookParts): readonly Row[] {
  const { line, unit, value, period: periodWord, year } = messages.modelHeader;
  const { first, last } = layout.periods;
  const periods = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const { periodsPerYear } = evaluator.model.timeline;
  const numbers = (values: readonly number[], format: string): Row =>
    values.map((number) => ({ value: number, look: 'figureHeader', format }));
  return [
    [...textRow([line, unit], 'header'), ...textRow([value, ...periods.map(periodLabel)], 'figureHeader')],
    [...blankHeader(periodWord), ...numbers(periods, '0')],
    [
      ...blankHeader(year),
      ...numbers(
        periods.map((period) => period / periodsPerYear),
        '0.00',
      ),
    ],
  ];
}

const blankHeader = (word: string): Row => [
  textCell(word, 'header'),
  { value: null, look: 'header' },
  { value: null, look: 'header' },
];

function figureCell(
  parts: WorkbookParts,
  item: FormulaItem,
  position: number,
  period: number,
): SpreadsheetCell {
  const { evaluator, view, options } = parts;
  const { name, unit } = item;
  const figure = evaluator.read(name, period);
  const format = numberFormat(unit, options.money);
  if (item.options) return { value: parts.chosen(position), look: 'input' };
  const formula = view.formulaAt(position, period);
  if (!formula) return { value: valueOf(figure), look: 'input', format };
  return {
    value: valueOf(figure),
    formula: formulaOf(parts, formula, period),
    look: 'figure',
    format,
    ...(figure.ok ? {} : { note: figure.reason }),
  };
}

const valueOf = (figure: Figure): number | null => (figure.ok ? figure.value : null);

const formulaOf = (
  { view, evaluator, layout, optionTexts }: WorkbookParts,
  formula: Parameters<typeof excelFormula>[0],
  period: number,
): string =>
  excelFormula(formula, period, {
    view,
    timeline: evaluator.model.timeline,
    cells: layout.cells(),
    optionTexts,
  });
