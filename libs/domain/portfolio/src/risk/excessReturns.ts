import type { Result } from '@finance-analyst/foundation';
import type { ReturnSeries } from './ReturnSeries.js';
import { returnProblem, returnsProblem } from './returnsProblem.js';
import { seriesProblem } from './seriesProblem.js';

/** A return per period, the same for all periods or one for each; a fraction. */
export type ReturnPerPeriod = number | Float64Array;

/** What a series of two returns or more had above another return, period by period. */
export function excessReturns(
  series: ReturnSeries,
  over: ReturnPerPeriod,
  name: string,
): Result<Float64Array> {
  const { returns } = series;
  const problem = seriesProblem(series, 2) ?? overProblem(over, returns.length, name);
  if (problem !== null) return { ok: false, reason: problem };
  return {
    ok: true,
    value:
      typeof over === 'number'
        ? returns.map((each) => each - over)
        : returns.map((each, at) => each - (over[at] as number)),
  };
}

function overProblem(over: ReturnPerPeriod, count: number, name: string): string | null {
  if (typeof over === 'number') return returnProblem(over, name);
  return over.length === count
    ? returnsProblem(over, name)
    : `The number of returns (${count}) differs from that of the ${name.toLowerCase()}s (${over.length}).`;
}
