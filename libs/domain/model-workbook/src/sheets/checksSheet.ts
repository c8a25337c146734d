import type { Formula, FormulaItem } from '@finance-analyst/model-engine';
import { excelCondition, type FormulaScope } from '../excel-formula/excelFormula.js';
import { messages } from '../messages.js';
import { cellAddress, rowRange } from '../spreadsheet/cellAddress.js';
import type { SpreadsheetCell, Worksheet } from '../spreadsheet/Spreadsheet.js';
import { messageFormula } from './messageFormula.js';
import { textCell, textRow, titleRows, type Row } from './rowOf.js';
import type { WorkbookParts } from './WorkbookParts.js';

const columns = { result: 2, message: 3, condition: 4, firstPeriod: 5 } as const;

/**
 * Every check with its condition, the result and the message. A check over the periods has a cell in each: 1 from the
 * first period that trips it.
 */
export function checksSheet(parts: WorkbookParts): Worksheet {
  const { view, layout, periodLabel, options } = parts;
  const head = titleRows(options);
  const checks = view.items.flatMap((item, position) => (item.kind === 'check' ? [{ item, position }] : []));
  const { first, last } = layout.periods;
  const periods = checks.some(({ item }) => item.shape === 'series')
    ? Array.from({ length: last - first + 1 }, (_, index) => first + index)
    : [];
  return {
    name: messages.sheets.checks,
    rows: [
      ...head,
      textRow([...messages.checksHeader, ...periods.map(periodLabel)], 'header'),
      ...checks.map(({ item, position }, index) => checkRow(parts, item, position, head.length + 1 + index)),
      ...(checks.length === 0 ? [textRow([messages.noChecks])] : []),
    ],
    columnWidths: [36, 12, 16, 80, 12, ...periods.map(() => 12)],
    frozenRows: head.length + 1,
    frozenColumns: 1,
    firstRepeatedRow: head.length,
    choices: [],
  };
}

function checkRow(parts: WorkbookParts, item: FormulaItem, position: number, row: number): Row {
  const { evaluator, view, layout } = parts;
  const { firstPeriod, lastPeriod, severity = 'note', label, name } = item;
  const scope: FormulaScope = {
    view,
    timeline: evaluator.model.timeline,
    cells: layout.cells(`${messages.sheets.model}!`),
    optionTexts: parts.optionTexts,
  };
  const first =
    item.shape === 'scalar' ? columns.condition : columns.firstPeriod + firstPeriod - layout.periods.first;
  const last = first + lastPeriod - firstPeriod;
  const cells: (SpreadsheetCell | undefined)[] = [];
  let trippedSoFar = 0;
  for (let period = firstPeriod; period <= lastPeriod; period += 1) {
    const formula = view.formulaAt(position, period) as Formula;
    const column = first + period - firstPeriod;
    const holds = `IF(${excelCondition(formula, period, scope)},1,0)`;
    trippedSoFar = trippedOrNot(trippedSoFar, evaluator.compute(formula, period));
    cells[column] = {
      value: Number.isNaN(trippedSoFar) ? null : trippedSoFar,
      formula: column === first ? holds : `IF(${cellAddress(row, column - 1)}=1,1,${holds})`,
      look: 'figure',
      format: '0',
    };
  }
  const outcome = evaluator.checks().find(({ id }) => id === name);
  const lastCell = cellAddress(row, last);
  const resultCell = cellAddress(row, columns.result);
  const { passed, tripped, couldNotRun, couldNotRunMessage } = messages;
  const isUnknown = outcome?.couldNotRun === true;
  const result = isUnknown ? couldNotRun : outcome?.passed === true ? passed : tripped;
  const message = messageFormula(parts, item, {
    cells: rowRange(row, first, last),
    isSeries: item.shape === 'series',
  });
  const head: Row = [
    textCell(label),
    textCell(messages.severity[severity]),
    {
      value: result,
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
  return Array.from({ length: last + 1 }, (_, column) => head[column] ?? cells[column]);
}

/** What the cell of a period says: 1 once a period has tripped the check, unless one before could not be computed. */
const trippedOrNot = (before: number, condition: number): number => {
  if (before !== 0) return before;
  return Number.isNaN(condition) || condition === 0 ? condition : 1;
};
