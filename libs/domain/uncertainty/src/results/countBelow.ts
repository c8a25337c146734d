import type { AscendingFigures } from './ascendingFigures.js';

/** How many of the figures, in ascending order, are below the bound. */
export const countBelow = (sorted: AscendingFigures, bound: number): number =>
  countWhile(sorted, (figure) => figure < bound);

/** How many of the figures, in ascending order, are at or below the bound. */
export const countUpTo = (sorted: AscendingFigures, bound: number): number =>
  countWhile(sorted, (figure) => figure <= bound);

function countWhile(sorted: AscendingFigures, isCounted: (figure: number) => boolean): number {
  // Arrays are searched millions of times for ranks, where `at` would take most of the time.
  const figureAt =
    sorted instanceof Float64Array
      ? (index: number): number => sorted[index] as number
      : (index: number): number => sorted.at(index) as number;
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isCounted(figureAt(middle))) low = middle + 1;
    else high = middle;
  }
  return low;
}
