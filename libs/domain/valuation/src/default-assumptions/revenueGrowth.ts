import { percent, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from './Assumption.js';
import { fadeTo } from './fadeTo.js';
import { sourceOf, spanOf, yearsOfHistory } from './statementHistory.js';
import { threeYearGrowth } from './threeYearGrowth.js';

/** Growth outside these limits is not carried into a forecast: it reflects a merger, a startup or a collapse. */
export const lowestStartingGrowth = -0.2;
/** The upper limit, a fraction a year. */
export const highestStartingGrowth = 0.4;

/**
 * Compound growth over up to three fiscal years, fading in equal steps so that the year after the forecast grows
 * at `terminalGrowth`.
 */
export function revenueGrowth(
  fundamentals: CompanyFundamentals,
  years: number,
  terminalGrowth: number,
): Assumption {
  const growth = threeYearGrowth(fundamentals.annual);
  if (!growth) {
    const newest = fundamentals.annual
      .flatMap((year) => sourceOf(year, 'revenue') ?? [])
      .findLast(({ figure }) => figure.value > 0);
    return {
      input: 'revenue_growth',
      value: Array.from({ length: years }, () => terminalGrowth),
      reason: reason`Terminal growth of ${percent(terminalGrowth)}; no earlier revenue reported in the last ${yearsOfHistory} years under the tags checked`,
      sources: newest ? [newest] : [],
      external: null,
    };
  }
  const start = Math.min(Math.max(growth.value, lowestStartingGrowth), highestStartingGrowth);
  const capped =
    start === growth.value
      ? ''
      : reason`, ${start < growth.value ? 'capped' : 'floored'} at ${percent(start, 0)}`;
  return {
    input: 'revenue_growth',
    value: fadeTo(start, terminalGrowth, years),
    reason: reason`${growth.years}-yr CAGR ${percent(growth.value, Math.abs(growth.value) < 1 ? 1 : 0)}${capped}, fades to ${percent(terminalGrowth)}; ${spanOf(growth.sources.map(({ period }) => period))}`,
    sources: growth.sources,
    external: null,
  };
}
