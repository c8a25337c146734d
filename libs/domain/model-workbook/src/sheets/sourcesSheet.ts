import type { FormulaItem } from '@finance-analyst/model-engine';
import { messages } from '../messages.js';
import { fixedRange } from '../spreadsheet/cellAddress.js';
import { numberFormat, unitLabel } from '../spreadsheet/numberFormat.js';
import type { Worksheet } from '../spreadsheet/Spreadsheet.js';
import type { InputSource } from '../WorkbookOptions.js';
import { textCell, textRow, type Row } from './textRow.js';
import { titleRows } from './titleRows.js';
import type { WorkbookParts } from './WorkbookParts.js';

const valueColumn = 2;
const optionsColumn = messages.sourcesHeader.length - 1;

const headRows = ({ options }: WorkbookParts): readonly Row[] => titleRows(options, options.notes);

/** A row for each figure of an input: what it is, why, and where it comes from. */
export function sourcesSheet(parts: WorkbookParts): Worksheet {
  const head = headRows(parts);
  const most = Math.max(1, ...parts.layout.inputs.map((position) => parts.optionTexts(position).length));
  const options = Array.from({ length: most });
  return {
    name: messages.sheets.sources,
    rows: [
      ...head,
      messages.sourcesHeader.map((text, column) =>
        textCell(text, column === valueColumn ? 'figureHeader' : 'header'),
      ),
      ...figuresOf(parts).map(({ position, period }) => sourceRow(parts, position, period)),
    ],
    columnWidths: [42, 12, 16, 18, 48, 32, 14, 12, ...options.map(() => 20)],
    frozenRows: head.length + 1,
    frozenColumns: 1,
    firstRepeatedRow: head.length,
    choices: [],
  };
}

/** The cells with the options of a choice, for the list in its cell; undefined for any other input. */
export function optionsRange(parts: WorkbookParts, position: number): string | undefined {
  const options = parts.view.items[position]?.options;
  if (!options) return undefined;
  const row =
    headRows(parts).length + 1 + figuresOf(parts).findIndex((figure) => figure.position === position);
  return `${messages.sheets.sources}!${fixedRange(row, optionsColumn, optionsColumn + options.length - 1)}`;
}

interface InputFigure {
  readonly position: number;
  readonly period: number;
}

const figuresOf = ({ layout, view }: WorkbookParts): readonly InputFigure[] =>
  layout.inputs.flatMap((position) => {
    const { firstPeriod, lastPeriod } = view.items[position] as FormulaItem;
    return Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, index) => ({
      position,
      period: firstPeriod + index,
    }));
  });

function sourceRow(parts: WorkbookParts, position: number, period: number): Row {
  const { evaluator, layout, options, periodLabel, view } = parts;
  const item = view.items[position] as FormulaItem;
  const address = layout.addressOf(position, period);
  const cell = `${messages.sheets.model}!${address}`;
  const figure = evaluator.read(item.name, period);
  const value = item.options ? parts.chosen(position) : figure.ok ? figure.value : null;
  const { reason = '', source = '', asOf = '' } = sourceOf(parts, item, period);
  return [
    textCell(item.label),
    item.shape === 'series' ? textCell(periodLabel({ period, isYearly: item.isYearly })) : undefined,
    {
      value,
      formula: parts.isBlank(position, period) ? `IF(ISBLANK(${cell}),NA(),${cell})` : cell,
      look: 'figure',
      format: numberFormat(item, options.money),
    },
    ...textRow([unitLabel(item.unit, options.money), reason, source, asOf]),
    { ...textCell(address), link: cell },
    ...textRow(parts.optionTexts(position)),
  ];
}

function sourceOf(
  { options }: WorkbookParts,
  { name, firstPeriod }: FormulaItem,
  period: number,
): InputSource {
  const given = options.sources;
  const source = given && Object.hasOwn(given, name) ? given[name] : undefined;
  return (isList(source) ? source[period - firstPeriod] : source) ?? {};
}

const isList = (source: InputSource | readonly InputSource[] | undefined): source is readonly InputSource[] =>
  Array.isArray(source);
