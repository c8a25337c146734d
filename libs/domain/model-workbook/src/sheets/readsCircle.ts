import {
  quarterInYear,
  quartersPerYear,
  yearOfQuarter,
  type Formula,
  type FormulaCircle,
  type FormulaView,
} from '@finance-analyst/model-engine';
import type { Span } from '../excel-formula/FormulaCells.js';
import { periodsOf } from './yearsOf.js';

/** Whether a part of a formula reads a figure of a circle in a period of a span. */
export function readsCircle(part: Formula, circle: FormulaCircle, span: Span, view: FormulaView): boolean {
  const reads = (inner: Formula): boolean => readsCircle(inner, circle, span, view);
  switch (part.kind) {
    case 'constant':
    case 'clock':
      return false;
    case 'reference': {
      const isYearOfQuarter = view.items[part.item]?.isYearly === true && span.isYearly !== true;
      return periodsOf(span).some((period) => {
        const at = (isYearOfQuarter ? yearOfQuarter(period) : period) + part.lag;
        return view.circleAt(part.item, at) === circle;
      });
    }
    case 'quarter':
      return readsCircle(part.series, circle, quartersOf(span), view);
    case 'apply':
    case 'list':
    case 'call':
      return part.operands.some(reads);
    case 'fold':
      return [part.series, part.rate, part.by].some((inner) => inner !== undefined && reads(inner));
  }
}

/** All quarters of the years that a span has, or is in. */
const quartersOf = ({ first, last, isYearly = false }: Span): Span => ({
  first: quarterInYear(isYearly ? first : yearOfQuarter(first), 1),
  last: quarterInYear(isYearly ? last : yearOfQuarter(last), quartersPerYear),
});
