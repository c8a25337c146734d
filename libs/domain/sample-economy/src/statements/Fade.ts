import { fiscalYearsShown } from './fiscalQuarters.js';

/** A trait that moves evenly from the first year to the last. */
export type Fade = readonly [first: number, last: number];

/** The value of a fading trait in a quarter; quarters count from 0 and the last value stays. */
export function faded([first, last]: Fade, quarterIndex: number): number {
  const progress = Math.min(Math.max(quarterIndex / (4 * fiscalYearsShown), 0), 1);
  return first + (last - first) * progress;
}
