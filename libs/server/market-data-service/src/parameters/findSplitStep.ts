import type { Bar } from '@finance-analyst/market';

/** The factor between two closes that a 3-for-2 split still reaches on a day of small moves. */
const smallestFactor = 1.45;

/** A close that may have moved because of a split rather than the market. */
export interface SplitStep {
  readonly date: string;
  readonly before: number;
  readonly after: number;
}

/** The last step between closes that looks like a split, or null. Bars are oldest first. */
export function findSplitStep(bars: readonly Bar[]): SplitStep | null {
  const position = bars.findLastIndex(({ close }, at) => {
    const before = bars[at - 1]?.close ?? close;
    return Math.max(close / before, before / close) >= smallestFactor;
  });
  const [before, after] = [bars[position - 1], bars[position]];
  return before && after ? { date: after.date, before: before.close, after: after.close } : null;
}
