/** How many of the figures, in ascending order, are below the bound. */
export const countBelow = (sorted: Float64Array, bound: number): number =>
  countWhile(sorted, (figure) => figure < bound);

/** How many of the figures, in ascending order, are at or below the bound. */
export const countUpTo = (sorted: Float64Array, bound: number): number =>
  countWhile(sorted, (figure) => figure <= bound);

function countWhile(sorted: Float64Array, isCounted: (figure: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isCounted(sorted[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
