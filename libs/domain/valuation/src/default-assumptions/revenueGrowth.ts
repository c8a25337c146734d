import { compoundAnnualGrowthRate } from '@finance-analyst/finance-math';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from './Assumption.js';
import { sourceOf, yearsOfHistory } from './statementHistory.js';
import { percent } from './percent.js';

/** Growth outside these bounds is not carried into a forecast: it is a merger, a start or a collapse. */
export const lowestStartingGrowth = -0.2;
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
  const reported = fundamentals.annual.flatMap((year) => {
    const source = sourceOf(year, 'revenue');
    return source && source.figure.value > 0 ? [source] : [];
  });
  const window = reported.slice(-(yearsOfHistory + 1));
  const first = window[0];
  const last = window.at(-1);
  const growth =
    first && last && first !== last
      ? compoundAnnualGrowthRate(first.figure.value, last.figure.value, window.length - 1)
      : null;
  if (!first || !last || !growth?.ok)
    return {
      input: 'revenue_growth',
      value: Array.from({ length: years }, () => terminalGrowth),
      reason: `Long-run growth of ${percent(terminalGrowth)}: the filings show one year of revenue only`,
      sources: window,
      external: null,
    };
  const start = Math.min(Math.max(growth.value, lowestStartingGrowth), highestStartingGrowth);
  const bounded = start === growth.value ? '' : ` (bounded to ${percent(start)})`;
  return {
    input: 'revenue_growth',
    value: fade(start, terminalGrowth, years),
    reason: `${window.length - 1}-year compound growth of ${percent(growth.value)}${bounded}, ${first.period} to ${last.period}, fading to ${percent(terminalGrowth)}`,
    sources: [first, last],
    external: null,
  };
}

/** Equal steps from `start` in year 1 towards `end` in the year after the last. */
const fade = (start: number, end: number, years: number): readonly number[] =>
  Array.from({ length: years }, (_, year) => start + ((end - start) * year) / years);
