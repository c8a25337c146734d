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
/** Between the percentiles for these probabilities are the bins. */
export const histogramProbabilities = [outerShare, 1 - outerShare] as const;

/** The histogram of figures in any order, with bins from `low` to `high`: each has its lower edge, the last both. */
export function histogramOf(figures: Float64Array, low: number, high: number, binCount: number): Histogram {
  const bins = low < high ? binCount : 1;
  const lowerEdges = Float64Array.from({ length: bins + 1 }, (_, bin) =>
    bin === bins ? Number.POSITIVE_INFINITY : low + ((high - low) * bin) / bins,
  );
  const perUnit = bins === 1 ? 0 : bins / (high - low);
  const counts = new Uint32Array(bins);
  let below = 0;
  let above = 0;
  for (let at = 0; at < figures.length; at += 1) {
    const figure = figures[at] as number;
    if (figure < low) below += 1;
    else if (figure > high) above += 1;
    else {
      let bin = Math.min(((figure - low) * perUnit) | 0, bins - 1);
      // The product rounds, so that a figure next to an edge may be in the bin beside.
      while (figure < (lowerEdges[bin] as number)) bin -= 1;
      while (figure >= (lowerEdges[bin + 1] as number)) bin += 1;
      counts[bin] = (counts[bin] as number) + 1;
    }
  }
  return { low, high, counts: [...counts], below, above };
}
