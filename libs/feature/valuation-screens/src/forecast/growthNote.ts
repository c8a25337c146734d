import type { FigureFormatting } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import { methodViewOf } from '../method/methodViewOf.js';
import { messages } from './messages.js';
import { partialYear } from './partialYear.js';

/** What the growth of a first period that is part of a year refers to, where that is not the fiscal year shown before it. */
export function growthNote(
  valuation: Valuation,
  period: number,
  { format }: Pick<FigureFormatting, 'format'>,
): string | null {
  const partial = partialYear(valuation, period);
  const lastYear = valuation.history.at(-1)?.period.label;
  if (!partial || lastYear === undefined) return null;
  return methodViewOf(valuation.body.template).periodLines?.growth === undefined
    ? null
    : messages.growthExplained(format(partial.start, { kind: 'date' }), lastYear);
}
