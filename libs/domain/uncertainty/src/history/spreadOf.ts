import { percentileOf } from '../results/percentileOf.js';
import { momentsOf } from '../results/momentsOf.js';

/** How far the years of a company differ. */
export interface Spread {
  /** A standard deviation. */
  readonly size: number;
  /** True where it is that of the middle half of the years, as single years lie far outside. */
  readonly isOfMiddleHalf: boolean;
}

/** The quartiles of a normal distribution are this many standard deviations apart. */
const quartileDistance = 1.3489795003921634;
/** Beyond this, the standard deviation describes single years, such as that of an acquisition, not the company. */
const largestRatio = 2;

/** The dispersion of at least two figures. */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = Float64Array.from(figures).sort();
  const { standardDeviation } = momentsOf(sorted);
  const ofMiddleHalf = (percentileOf(sorted, 0.75) - percentileOf(sorted, 0.25)) / quartileDistance;
  return ofMiddleHalf > 0 && standardDeviation > largestRatio * ofMiddleHalf
    ? { size: ofMiddleHalf, isOfMiddleHalf: true }
    : { size: standardDeviation, isOfMiddleHalf: false };
}
