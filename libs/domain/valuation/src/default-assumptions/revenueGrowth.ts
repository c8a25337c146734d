import { compoundAnnualGrowthRate } from '@finance-analyst/finance-math';
import { percent, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from './Assumption.js';
import { fade } from './fade.js';
import { sourceOf, yearsOfHistory } from './statementHistory.js';

/** Growth outside these limits is not carried into a forecast: it reflects a merger, a startup or a collapse. */
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
    return source && source.figure.value > 0 ? [{ fiscalYear: year.fiscalYear, source }] : [];
  });
  const last = reported.at(-1);
  // By the years' own numbers: a year missing from the filings still passed.
  const first = reported.find(({ fiscalYear }) => fiscalYear >= (last?.fiscalYear ?? NaN) - yearsOfHistory);
  const yearsBetween = first && last ? last.fiscalYear - first.fiscalYear : 0;
  const growth =
    first && last
      ? compoundAnnualGrowthRate(first.source.figure.value, last.source.figure.value, yearsBetween)
      : null;
  if (!first || !last || !growth?.ok)
    return {
      input: 'revenue_growth',
      value: Array.from({ length: years }, () => terminalGrowth),
      reason: reason`Terminal growth of ${percent(terminalGrowth)}; no earlier revenue reported in the last ${yearsOfHistory} years under the tags checked`,
      sources: last ? [last.source] : [],
      external: null,
    };
  const start = Math.min(Math.max(growth.value, lowestStartingGrowth), highestStartingGrowth);
  const capped =
    start === growth.value
      ? ''
      : reason`, ${start < growth.value ? 'capped' : 'floored'} at ${percent(start, 0)}`;
  return {
    input: 'revenue_growth',
    value: fade(start, terminalGrowth, years),
    reason: reason`${yearsBetween}-yr CAGR ${percent(growth.value, Math.abs(growth.value) < 1 ? 1 : 0)}${capped}, fades to ${percent(terminalGrowth)}; ${first.source.period} to ${last.source.period}`,
    sources: [first.source, last.source],
    external: null,
  };
}
