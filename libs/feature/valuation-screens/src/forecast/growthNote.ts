import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';
import { partialYear } from './partialYear.js';

/** What the growth of a first period refers to, where that is not the fiscal year shown before it. */
export function growthNote(
  valuation: Valuation,
  period: number,
  { format }: Pick<FigureFormatting, 'format'>,
): string | null {
  const start = startOfFirstGrowth(valuation, period);
  const lastYear = valuation.history.at(-1)?.period.label;
  return start === null || lastYear === undefined
    ? null
    : messages.growthExplained(format(start, { kind: 'date' }), lastYear);
}

/** The end of the twelve months that the first growth is from; null for growth over a whole year. */
export function startOfFirstGrowth(valuation: Valuation, period: number): number | null {
  const { body, evaluator } = valuation;
  const { periodLines, firstStep } = methodViewOf(body.template);
  if (firstStep)
    return period === 1 && evaluator.number(firstStep.years) < 1 ? evaluator.number(firstStep.start) : null;
  const partial = partialYear(valuation, period);
  return partial && periodLines?.growth !== undefined ? partial.start : null;
}
