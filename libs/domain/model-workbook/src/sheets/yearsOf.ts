import { periodRange, type Formula, type FormulaView, type Timeline } from '@finance-analyst/model-engine';
import type { Span } from '../excel-formula/FormulaCells.js';

export const noPeriods: Span = { first: 1, last: 0 };

export const periodsOf = ({ first, last }: Span): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The years that have columns after the quarters: those of yearly figures; undefined without any. */
export function yearsOf({ items, formulaAt }: FormulaView, timeline: Timeline): Span | undefined {
  const yearly = items.filter(({ shape, isYearly }) => shape === 'series' && isYearly);
  const formulas = items.flatMap(({ firstPeriod, lastPeriod }, position) => [
    formulaAt(position, firstPeriod),
    formulaAt(position, lastPeriod),
  ]);
  const runsOverYears = formulas.some((formula) => formula !== undefined && hasFoldOverYears(formula));
  if (yearly.length === 0 && !runsOverYears) return undefined;
  const { first } = runsOverYears ? periodRange(timeline, true, 'history') : { first: 1 };
  return {
    first: Math.min(1, first, ...yearly.map(({ firstPeriod }) => firstPeriod)),
    last: periodRange(timeline, true, 'forecast').last,
  };
}

function hasFoldOverYears(formula: Formula): boolean {
  switch (formula.kind) {
    case 'fold':
      return (
        formula.isYearly === true ||
        [formula.series, formula.rate, formula.by].some((part) => part && hasFoldOverYears(part))
      );
    case 'call':
      return hasFoldOverYears(formula.meaning);
    case 'apply':
    case 'list':
      return formula.operands.some(hasFoldOverYears);
    case 'quarter':
      return hasFoldOverYears(formula.series);
    default:
      return false;
  }
}
