import type { FigureRef } from '@finance-analyst/model-engine';
import type { Valuation } from '@finance-analyst/valuation';
import { startOfFirstGrowth } from '../forecast/growthNote.js';
import { methodViewOf } from '../method/methodViewOf.js';

/**
 * What the growth of a first period that is part of a year is between: the twelve months before it, the whole year at that
 * growth, and the years from one to the other. The row of the forecast has the part of the year only.
 */
export function fullYearFigures(
  valuation: Valuation,
  { name, period }: FigureRef,
): { readonly before: FigureRef; readonly after: FigureRef; readonly years: FigureRef } | null {
  const { periodLines, firstStep } = methodViewOf(valuation.body.template);
  const { growth, before, after } = firstStep ?? periodLines ?? {};
  if (growth !== name || before === undefined || after === undefined || period === undefined) return null;
  if (startOfFirstGrowth(valuation, period) === null) return null;
  const years = firstStep?.years ?? periodLines?.growthYears;
  if (years === undefined) return null;
  return {
    before: { name: before },
    after: { name: after, period },
    years: { name: years, ...(firstStep ? {} : { period }) },
  };
}
