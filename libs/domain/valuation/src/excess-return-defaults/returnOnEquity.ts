import { percent, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { fadeTo } from '../default-assumptions/fadeTo.js';
import {
  medianOf,
  medianPhrase,
  spanOf,
  yearsOfHistory,
  type RatioHistory,
} from '../default-assumptions/statementHistory.js';
import { returnsOnEquity, type Shareholders } from './returnsOnEquity.js';

const newest = ({ values, periods, sources }: RatioHistory): RatioHistory => ({
  values: values.slice(-yearsOfHistory),
  periods: periods.slice(-yearsOfHistory),
  sources,
});

/** What the returns are, as far as the filings report what is not of the common shareholders. */
function nameOf({ sources }: RatioHistory, of: Shareholders): string {
  const has = (...lines: readonly string[]): boolean => sources.some(({ line }) => lines.includes(line));
  const income = has('preferredDividends') ? 'net income less preferred dividends' : 'net income';
  const isCommon = of === 'common' && has('preferredDividends', 'preferredEquity', 'minorityInterest');
  return `${income} over opening ${isCommon ? 'common ' : ''}equity`;
}

/**
 * The return on opening equity: from the median of the last three years in equal steps to the median of the cycle, up
 * to ten years. Null if no year has a return.
 */
export function returnOnEquity(
  fundamentals: CompanyFundamentals,
  years: number,
  of: Shareholders = 'all',
): Assumption | null {
  const cycle = returnsOnEquity(fundamentals, of);
  const name = nameOf(cycle, of);
  const recent = newest(cycle);
  const start = medianOf(recent);
  const end = medianOf(cycle);
  if (start === null || end === null) return null;
  const path = cycle.values.length > recent.values.length;
  return {
    input: 'return_on_equity',
    value: path ? fadeTo(start, end, years) : start,
    reason: path
      ? reason`${medianPhrase(recent)} ${percent(start)}, fades to the ${medianPhrase(cycle)} of ${percent(end)}; ${name}, ${spanOf(cycle.periods)}`
      : `${medianPhrase(recent)}; ${name}, ${spanOf(recent.periods)}`,
    sources: cycle.sources,
    external: null,
  };
}
