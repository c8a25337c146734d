import {
  currencyOf,
  describeRate,
  formatFigure,
  quartersPerYear,
  yearOfQuarter,
  type FormulaItem,
  type Unit,
} from '@finance-analyst/model-engine';
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
  if (item.shape === 'scalar' || !isSeries) {
    const sign = cells.isNegated(position, check.firstPeriod) ? '-' : '';
    return shown(item, sign + cells.figure(position, check.firstPeriod));
  }
  const isYearOfQuarter = item.isYearly && !check.isYearly;
  const [first, last] = [check.firstPeriod, check.lastPeriod].map((period) =>
    isYearOfQuarter ? yearOfQuarter(period) : period,
  ) as [number, number];
  if (item.firstPeriod > first || item.lastPeriod < last)
    throw new CannotBeWritten(
      `The message of ${check.label} shows ${item.label}, which does not have all periods of the check.`,
    );
  const range = cells.figures(position, first, last);
  const tripped = `MATCH(1,${conditionCells},0)`;
  const at = isYearOfQuarter ? `ROUNDUP(${tripped}/${quartersPerYear},0)` : tripped;
  return shown(item, `INDEX(${range},${at})`);
}

/** A figure as `formatFigure` of the engine writes it: days as 2026-06-30, rates in percent, money with its currency if it has one. */
function shown({ unit, kind, options }: FormulaItem, cell: string): string {
  if (options) return cell;
  const text = textOf(unit, cell);
  return kind === 'input' ? text : `IFERROR(${text},${excelText(formatFigure({ ok: false, reason: '' }))})`;
}

function textOf(unit: Unit, cell: string): string {
  const currency = currencyOf(unit);
  switch (unit.kind) {
    case 'date':
      // The letters that TEXT takes for years and days depend on the language of the program.
      return `YEAR(${cell})&"-"&TEXT(MONTH(${cell}),"00")&"-"&TEXT(DAY(${cell}),"00")`;
    case 'rate':
      return `ROUND(100*${cell},1)&"%"`;
    case 'multiple':
      return `ROUND(${cell},1)&"×"`;
    case 'exchange_rate':
      return `ROUND(${cell},4)&" ${describeRate(unit)}"`;
    default:
      return currency === undefined ? `ROUND(${cell},2)` : `"${currency} "&ROUND(${cell},2)`;
  }
}
