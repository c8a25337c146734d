import type { HistogramBins } from '@finance-analyst/charts';

const mostBins = 60;

/** Returns in equal bins over all of them, more bins for more returns. */
export function returnBins(returns: Float64Array): HistogramBins {
  const [low, high] = returns.reduce(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Infinity, -Infinity],
  );
  const count = Math.max(8, Math.min(mostBins, Math.round(Math.sqrt(returns.length))));
  const counts = new Array<number>(count).fill(0);
  const width = (high - low) / count;
  for (const each of returns) {
    const bin = width > 0 ? Math.min(Math.floor((each - low) / width), count - 1) : 0;
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { low, high, counts, below: 0, above: 0 };
}
