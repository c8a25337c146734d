import type { CheckResult, Formula, FormulaItem, FormulaView } from '@finance-analyst/model-engine';
import { excelCondition, type FormulaScope } from '../excel-formula/excelFormula.js';
import { messages } from '../messages.js';
import { cellAddress, fixedAddress, rowRange } from '../spreadsheet/cellAddress.js';
import type { SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { modelColumns } from './modelColumns.js';
import { messageFormula } from './messageFormula.js';
import { textCell, textRow, type Row } from './textRow.js';
import { titleRows } from './titleRows.js';
import type { WorkbookParts } from './WorkbookParts.js';

const columns = { result: 2, message: 3, condition: 4, firstPeriod: 5 } as const;

/** The checks of a model with their positions in it. */
export const checksOf = ({
  items,
}: FormulaView): readonly { readonly item: FormulaItem; readonly position: number }[] =>
  items.flatMap((item, position) => (item.kind === 'check' ? [{ item, position }] : []));

/**
 * Every check with its condition, the result and the message. A check over the periods has a cell in each: 1 from the
 * first period that trips it.
 */
export function checksSheet(parts: WorkbookParts): Worksheet {
  const { evaluator, view, layout, periodLabel, options } = parts;
  const head = titleRows(options);
  const results = new Map(evaluator.checks().map((result) => [result.id, result]));
  const checks = checksOf(view);
  const periods = checks.some(({ item }) => item.shape === 'series') ? layout.columns : [];
  return {
    name: messages.sheets.checks,
    rows: [
      ...head,
      [
        ...textRow(messages.checksHeader.slice(0, columns.condition), 'header'),
        ...textRow(
          [...messages.checksHeader.slice(columns.condition), ...periods.map(periodLabel)],
          'figureHeader',
        ),
      ],
      ...checks.map(({ item, position }, index) =>
        checkRow(parts, { item, position, row: head.length + 1 + index, outcome: results.get(item.name) }),
      ),
      ...(checks.length === 0 ? [textRow([messages.noChecks])] : []),
    ],
    columnWidths: [60, 12, 16, 80, 12, ...periods.map(() => 12)],
    frozenRows: head.length + 1,
    frozenColumns: 1,
    firstRepeatedRow: head.length,
    choices: [],
  };
}

/** The cells with the results of all checks. */
export function checkResults({ options, view }: WorkbookParts): string {
  const first = titleRows(options).length + 1;
  const last = first + checksOf(view).length - 1;
  const [top, bottom] = [first, last].map((row) => fixedAddress(row, columns.result));
  return `${messages.sheets.checks}!${top}:${bottom}`;
}

interface PlacedCheck {
  readonly item: FormulaItem;
  readonly position: number;
  readonly row: number;
  readonly outcome: CheckResult | undefined;
}

function checkRow(parts: WorkbookParts, check: PlacedCheck): Row {
  const { item, row, outcome } = check;
  const { firstPeriod, lastPeriod, severity = 'note' } = item;
  const isSeries = item.shape === 'series';
  const column = parts.layout.columnOf(firstPeriod, item.isYearly) - modelColumns.firstPeriod;
  const first = isSeries ? columns.firstPeriod + column : columns.condition;
  const last = first + lastPeriod - firstPeriod;
  const { passed, tripped, couldNotRun, couldNotRunMessage } = messages;
  const isUnknown = outcome?.couldNotRun === true;
  const lastCell = cellAddress(row, last);
  const resultCell = cellAddress(row, columns.result);
  const message = messageFormula(parts, item, { cells: rowRange(row, first, last), isSeries });
  const cells: (SpreadsheetCell | undefined)[] = [
    textCell(findingOf(item)),
    textCell(messages.severity[severity]),
    {
      value: isUnknown ? couldNotRun : outcome?.passed === true ? passed : tripped,
      formula: `IF(ISERROR(${lastCell}),"${couldNotRun}",IF(${lastCell}=1,"${tripped}","${passed}"))`,
      look: 'figure',
      ...(isUnknown ? { note: outcome.message } : {}),
    },
    {
      value: isUnknown ? couldNotRunMessage : (outcome?.message ?? ''),
      formula: `IF(${resultCell}="${tripped}",${message},IF(${resultCell}="${couldNotRun}","${couldNotRunMessage}",""))`,
      look: 'text',
    },
  ];
  conditionCells(parts, check, first).forEach((cell, index) => (cells[first + index] = cell));
  return Array.from(cells);
}

/** The first sentence of the message, without its figures and period; a check that passes has none to say. */
const findingOf = ({ label, message = [] }: FormulaItem): string => {
  const text = message.map((part) => ('text' in part ? part.text : messages.someFigure)).join('');
  return text === '' ? label : (text.split('. ')[0] ?? '').replace(/\.$/u, '');
};

/** The condition in each period: 1 once it holds, so that the last cell says whether it ever did. */
function conditionCells(
  { evaluator, view, layout, optionTexts, isBlank }: WorkbookParts,
  { item, position, row }: PlacedCheck,
  firstColumn: number,
): readonly SpreadsheetCell[] {
  const scope: FormulaScope = {
    view,
    timeline: evaluator.model.timeline,
    isYearly: item.isYearly,
    cells: layout.cells(`${messages.sheets.model}!`),
    optionTexts,
    isBlank,
  };
  let result = 0;
  return Array.from({ length: item.lastPeriod - item.firstPeriod + 1 }, (_, index) => {
    const period = item.firstPeriod + index;
    const formula = view.formulaAt(position, period) as Formula;
    const holds = `IF(${excelCondition(formula, period, scope)},1,0)`;
    result = trippedOrNot(result, evaluator.compute(formula, period, item.isYearly));
    return {
      value: Number.isNaN(result) ? null : result,
      formula: index === 0 ? holds : `IF(${cellAddress(row, firstColumn + index - 1)}=1,1,${holds})`,
      look: 'figure',
      format: '0',
    };
  });
}

/** 1 once a period has tripped the check; NaN from the first that cannot be computed before. */
const trippedOrNot = (before: number, condition: number): number => {
  if (before !== 0) return before;
  return Number.isNaN(condition) || condition === 0 ? condition : 1;
};
