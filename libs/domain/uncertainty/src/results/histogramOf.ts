import type { AscendingFigures } from './ascendingFigures.js';
import { countBelow, countUpTo } from './countBelow.js';
import { percentileOf } from './percentileOf.js';

/** Equal bins over the middle of the figures; what lies outside is counted, so that counts add up to all. */
export interface Histogram {
  readonly low: number;
  readonly high: number;
  readonly counts: readonly number[];
  readonly below: number;
  readonly above: number;
}

/** The share of the figures on either side that would leave no room for the rest. */
const outerShare = 0.005;

/** The histogram of figures in ascending order. */
export function histogramOf(sorted: AscendingFigures, binCount: number): Histogram {
  const low = percentileOf(sorted, outerShare);
  const high = percentileOf(sorted, 1 - outerShare);
  const below = countBelow(sorted, low);
  const upToHigh = countUpTo(sorted, high);
  const above = sorted.length - upToHigh;
  if (!(low < high)) return { low, high, counts: [upToHigh - below], below, above };
  // The last bin includes its upper edge.
  const upTo = Array.from({ length: binCount }, (_, bin) =>
    bin === binCount - 1 ? upToHigh : countBelow(sorted, low + ((high - low) * (bin + 1)) / binCount),
  );
  const counts = upTo.map((total, bin) => total - (bin === 0 ? below : (upTo[bin - 1] as number)));
  return { low, high, counts, below, above };
}
