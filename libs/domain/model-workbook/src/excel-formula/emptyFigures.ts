import { yearOfQuarter, type Formula, type FormulaView } from '@finance-analyst/model-engine';

type EmptyFigures = (position: number, period: number) => boolean;

const known = new WeakMap<FormulaView, EmptyFigures>();

/**
 * Whether the cell of a figure is empty, by the position of its item: it is of the past, and no input can give it, as the
 * first year has no year before it.
 */
export function isEmptyFigure(view: FormulaView, position: number, period: number): boolean {
  const found = known.get(view) ?? emptyFigures(view);
  known.set(view, found);
  return found(position, period);
}

/**
 * Formulas that read an empty cell have NA() in its place, because Excel takes it for zero. A series that some formula
 * takes as a range, or that a message shows, has none.
 */
function emptyFigures(view: FormulaView): EmptyFigures {
  const { items } = view;
  const answers = new Map<string, boolean>();

  const isNever = (position: number, period: number): boolean => {
    const item = items[position];
    if (!item || item.shape === 'scalar') return false;
    if (period < item.firstPeriod || period > item.lastPeriod) return true;
    const formula = view.formulaAt(position, period);
    if (!formula || period > 0 || isInRange(view, position) || view.circleAt(position, period)) return false;
    const key = `${position} ${period}`;
    const found = answers.get(key);
    if (found !== undefined) return found;
    answers.set(key, false);
    const answer = isNeverComputed(formula, period, item.isYearly);
    answers.set(key, answer);
    return answer;
  };

  const isNeverComputed = (formula: Formula, period: number, isYearly: boolean): boolean => {
    const isPartNever = (part: Formula | undefined): boolean =>
      part !== undefined && isNeverComputed(part, period, isYearly);
    switch (formula.kind) {
      case 'reference': {
        const isOfYears = items[formula.item]?.isYearly === true;
        const here = isOfYears && !isYearly ? yearOfQuarter(period) : period;
        return isOfYears === isYearly || isOfYears ? isNever(formula.item, here + formula.lag) : false;
      }
      case 'apply':
        return formula.operands.some(isPartNever);
      case 'call': {
        const [condition, then, otherwise] = formula.operands;
        if (formula.name === 'require') return formula.operands.some(isPartNever);
        if (formula.name !== 'if' || !condition) return false;
        const decided = view.constantAt(condition, period, isYearly);
        if (decided !== undefined) return isPartNever(decided === 0 ? otherwise : then);
        return isPartNever(condition) || (isPartNever(then) && isPartNever(otherwise));
      }
      default:
        return false;
    }
  };

  return (position, period) => {
    const item = items[position];
    return item !== undefined && period >= item.firstPeriod && isNever(position, period);
  };
}

const ranges = new WeakMap<FormulaView, ReadonlySet<number>>();

/** Whether some formula reads a series, by its position, as a range of cells, or a message shows it. */
export function isInRange(view: FormulaView, position: number): boolean {
  const found = ranges.get(view) ?? seriesInRanges(view);
  ranges.set(view, found);
  return found.has(position);
}

/** The series that some formula reads as a range of cells, or in a function that may. */
function seriesInRanges(view: FormulaView): ReadonlySet<number> {
  const found = new Set<number>();
  const visit = (formula: Formula, isInRange: boolean): void => {
    switch (formula.kind) {
      case 'reference':
        if (isInRange) found.add(formula.item);
        break;
      case 'quarter':
        visit(formula.series, true);
        break;
      case 'fold':
        visit(formula.series, true);
        if (formula.by) visit(formula.by, true);
        break;
      case 'call':
        // It is over the same operands.
        visit(formula.meaning, isInRange);
        break;
      case 'apply':
      case 'list':
        for (const operand of formula.operands) visit(operand, isInRange);
        break;
      default:
    }
  };
  view.items.forEach(({ firstPeriod, lastPeriod, message = [] }, position) => {
    for (const part of message) if ('item' in part) found.add(part.item);
    for (const period of [firstPeriod, lastPeriod]) {
      const formula = view.formulaAt(position, period);
      if (formula) visit(formula, false);
    }
  });
  return found;
}
