import type { FormulaItem, FormulaView } from '@finance-analyst/model-engine';
import { messages } from '../messages.js';
import { cellAddress } from '../spreadsheet/cellAddress.js';
import { numberFormat, unitLabel } from '../spreadsheet/numberFormat.js';
import type { WorkbookOptions } from '../WorkbookOptions.js';
import { checkResults, checksOf } from './checksSheet.js';
import { modelColumns } from './modelColumns.js';
import { headingRow } from './headingRow.js';
import { textCell, type Row } from './textRow.js';
import type { WorkbookParts } from './WorkbookParts.js';

const comparedRows = 3;
const checkWords = [
  { label: messages.notPassed, result: messages.tripped, isUnknown: false },
  { label: messages.needValue, result: messages.couldNotRun, isUnknown: true },
] as const;

/** How many rows the summary takes above the sections of the model. */
export function summaryHeight({ facts = [], price }: WorkbookOptions, view: FormulaView): number {
  const rows = facts.length + (price ? comparedRows : 0);
  return rows === 0 ? 0 : 1 + rows + (checksOf(view).length > 0 ? checkWords.length : 0);
}

/** What the model is, how many checks do not pass or lack a value, and its value against the price, which can be changed as an input can. */
export function summaryRows(parts: WorkbookParts): readonly Row[] {
  const { facts = [] } = parts.options;
  if (summaryHeight(parts.options, parts.view) === 0) return [];
  return [
    headingRow(parts, messages.sections.summary),
    ...facts.map(([label, text]): Row => [textCell(label), undefined, textCell(text, 'fact')]),
    ...priceRows(parts, parts.layout.firstRow + 1 + facts.length),
    ...checkRows(parts),
  ];
}

function checkRows(parts: WorkbookParts): readonly Row[] {
  if (checksOf(parts.view).length === 0) return [];
  const missed = parts.evaluator.checks().filter(({ passed }) => !passed);
  return checkWords.map(({ label, result, isUnknown }) => [
    textCell(label),
    undefined,
    {
      value: missed.filter(({ couldNotRun = false }) => couldNotRun === isUnknown).length,
      formula: `COUNTIF(${checkResults(parts)},"${result}")`,
      look: 'result',
      format: '0',
    },
  ]);
}

/** The value, the price and what the value is above it; a negative value has no upside. */
function priceRows({ evaluator, layout, options, view }: WorkbookParts, firstRow: number): readonly Row[] {
  const { price, money } = options;
  if (!price) return [];
  const position = view.items.findIndex(({ name, shape }) => name === price.of && shape === 'scalar');
  if (position < 0) throw new RangeError(`The model has no single figure ${price.of}.`);
  const item = view.items[position] as FormulaItem;
  const figure = evaluator.read(price.of);
  const value = figure.ok ? figure.value : null;
  const unit = unitLabel(item.unit, money);
  const format = numberFormat(item, money);
  const whyNone = !figure.ok ? figure.reason : figure.value < 0 ? messages.noUpside : undefined;
  const [valueCell, priceCell] = [firstRow, firstRow + 1].map((row) => cellAddress(row, modelColumns.value));
  return [
    [
      textCell(item.label),
      textCell(unit),
      {
        value,
        formula: layout.addressOf(position, 0),
        look: 'result',
        format,
        ...(figure.ok ? {} : { note: figure.reason }),
      },
    ],
    [textCell(price.label), textCell(unit), { value: price.value, look: 'input', format }],
    [
      textCell(messages.upside),
      textCell('%'),
      {
        value: value === null || whyNone !== undefined ? null : value / price.value - 1,
        formula: `IF(${valueCell}<0,NA(),${valueCell}/${priceCell}-1)`,
        look: 'result',
        format: '0.0%',
        ...(whyNone === undefined ? {} : { note: whyNone }),
      },
    ],
  ];
}
