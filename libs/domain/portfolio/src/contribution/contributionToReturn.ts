import type { Result } from '@finance-analyst/foundation';
import { carinoFactors } from '../linking/carinoFactors.js';
import { usualTiming, type FlowTiming } from '../returns/FlowTiming.js';
import type { ValueHistory } from '../returns/ValueHistory.js';
import { investedByDay } from './investedByDay.js';
import type { Segment } from './Segment.js';

export interface ContributionToReturn {
  /** What each segment added to the return, as a fraction of the whole; in the order of the segments. */
  readonly contributions: Float64Array;
  /** The time-weighted return, which is their sum. */
  readonly total: number;
  /** Days on which the whole had no value; their gains count on the next day with one. */
  readonly carriedDays: number;
}

/**
 * What each part of a portfolio contributed to its time-weighted return: its gain of each day over what the whole had invested, linked
 * by Cariño so that contributions add up. C. R. Bacon, “Practical Portfolio Performance Measurement and Attribution”, 2nd edition
 * (2008), chapters 5 and 8.
 */
export function contributionToReturn(
  whole: ValueHistory,
  segments: readonly Segment[],
  timing: FlowTiming = usualTiming,
): Result<ContributionToReturn> {
  const found = investedByDay(whole, timing);
  if (!found.ok) return found;
  const { invested, carriedDays } = found.value;
  if (segments.some(({ gains }) => gains.length !== invested.length))
    return { ok: false, reason: 'A part has another number of days than the whole.' };
  const shares = segments.map(({ gains }) => sharesOf(gains, invested));
  const returns = new Float64Array(invested.length);
  for (const share of shares)
    for (let at = 1; at < returns.length; at += 1)
      returns[at] = (returns[at] as number) + (share[at] as number);
  if (!returns.every(Number.isFinite)) return { ok: false, reason: 'A gain in the period is not known.' };
  const factors = carinoFactors(returns);
  if (!factors.ok)
    return { ok: false, reason: 'Everything was lost on a day, so that contributions cannot be linked.' };
  return {
    ok: true,
    value: {
      contributions: Float64Array.from(shares, (share) => sumOfProducts(share, factors.value)),
      total: Math.expm1(returns.reduce((growth, each) => growth + Math.log1p(each), 0)),
      carriedDays,
    },
  };
}

/** What a segment added to the return of each day. */
function sharesOf(gains: Float64Array, invested: Float64Array): Float64Array {
  const shares = new Float64Array(gains.length);
  let gained = 0;
  for (let at = 1; at < gains.length; at += 1) {
    gained += gains[at] as number;
    const capital = invested[at] as number;
    if (Number.isNaN(capital)) continue;
    shares[at] = capital === 0 ? 0 : gained / capital;
    gained = 0;
  }
  return shares;
}

function sumOfProducts(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] as number) * (b[at] as number);
  return sum;
}
