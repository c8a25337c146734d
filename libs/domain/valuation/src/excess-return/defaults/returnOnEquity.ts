import { percent, reason } from '@finance-analyst/foundation';
import type { CompanyFundamentals } from '@finance-analyst/market';
import type { Assumption } from '../../default-assumptions/Assumption.js';
import { fade } from '../../default-assumptions/fade.js';
import {
  medianOf,
  medianPhrase,
  spanOf,
  yearsOfHistory,
  type RatioHistory,
} from '../../default-assumptions/statementHistory.js';
import { returnsOnEquity } from './returnsOnEquity.js';

const newest = ({ values, periods, sources }: RatioHistory): RatioHistory => ({
  values: values.slice(-yearsOfHistory),
  periods: periods.slice(-yearsOfHistory),
  sources: sources.slice(-2 * yearsOfHistory),
});

/**
 * The return on opening equity: from the median of the last three years in equal steps to the median of the cycle, up
 * to ten years. Null if no year has a return.
 */
export function returnOnEquity(fundamentals: CompanyFundamentals, years: number): Assumption | null {
  const cycle = returnsOnEquity(fundamentals);
  const recent = newest(cycle);
  const start = medianOf(recent);
  const end = medianOf(cycle);
  if (start === null || end === null) return null;
  const path = cycle.values.length > recent.values.length;
  return {
    input: 'return_on_equity',
    value: path ? fade(start, end, years) : start,
    reason: path
      ? reason`${medianPhrase(recent)} ${percent(start)}, fades to the ${medianPhrase(cycle)} of ${percent(end)}; net income over opening equity, ${spanOf(cycle.periods)}`
      : `${medianPhrase(recent)}; net income over opening equity, ${spanOf(recent.periods)}`,
    sources: cycle.sources,
    external: null,
  };
}
