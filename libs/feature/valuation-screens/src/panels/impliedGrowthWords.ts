import type { FigureFormatting } from '@finance-analyst/figures';
import {
  highestFinalMargin,
  highestImpliedGrowth,
  lowestFinalMargin,
  lowestImpliedGrowth,
  type PriceBeyondGrowth,
} from '@finance-analyst/valuation';
import { messages } from './messages.js';

/** That no growth matches the price, in brief, on which side the value stays, and the margin that would match. */
export function impliedGrowthWords(
  { value, closestGrowth, finalMargin }: PriceBeyondGrowth,
  format: FigureFormatting['format'],
): { readonly none: string; readonly why: string } {
  const rate = (figure: number): string => format(figure, { kind: 'rate', precision: 0, sign: 'always' });
  const margin = finalMargin.ok
    ? messages.marginMatches(format(finalMargin.value, { kind: 'rate', precision: 1 }))
    : messages.noMarginMatches(rate(lowestFinalMargin), rate(highestFinalMargin));
  return {
    none: messages.noGrowth(rate(lowestImpliedGrowth), rate(highestImpliedGrowth)),
    why: `${messages.evenAt[value](rate(closestGrowth))} ${margin}`,
  };
}
