import { formatFigure, type FormulaItem } from '@finance-analyst/model-engine';
import { CannotBeWritten } from '../excel-formula/CannotBeWritten.js';
import { excelText } from '../excel-formula/excelText.js';
import { messages } from '../messages.js';
import type { WorkbookParts } from './WorkbookParts.js';

interface CheckCells {
  /** The cells of the condition, a period each. */
  readonly cells: string;
  readonly isSeries: boolean;
}

/** The message of a check with its figures live: those of the period that trips it. */
export function messageFormula(parts: WorkbookParts, check: FormulaItem, checkCells: CheckCells): string {
  const pieces = (check.message ?? []).map((part) =>
    'text' in part ? excelText(part.text) : figureText(parts, check, part.item, checkCells),
  );
  return pieces.length > 0 ? pieces.join('&') : '""';
}

function figureText(
  { view, layout }: WorkbookParts,
  check: FormulaItem,
  position: number,
  { cells: conditionCells, isSeries }: CheckCells,
): string {
  const item = view.items[position] as FormulaItem;
  const cells = layout.cells(`${messages.sheets.model}!`);
  if (item.shape === 'scalar' || !isSeries) return shown(item, cells.figure(position, check.firstPeriod));
  if (item.firstPeriod > check.firstPeriod || item.lastPeriod < check.lastPeriod)
    throw new CannotBeWritten(
      `The message of ${check.label} shows ${item.label}, which does not have all periods of the check.`,
    );
  const range = cells.figures(position, check.firstPeriod, check.lastPeriod);
  return shown(item, `INDEX(${range},MATCH(1,${conditionCells},0))`);
}

/** A figure as `formatFigure` of the engine writes it: at most two decimals, rates in percent, multiples with ×. */
function shown({ unit, kind, options }: FormulaItem, cell: string): string {
  if (options) return cell;
  const text =
    unit.kind === 'rate'
      ? `ROUND(100*${cell},1)&"%"`
      : unit.kind === 'multiple'
        ? `ROUND(${cell},1)&"×"`
        : `ROUND(${cell},2)`;
  return kind === 'input' ? text : `IFERROR(${text},${excelText(formatFigure({ ok: false, reason: '' }))})`;
}
