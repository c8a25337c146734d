/**
 * Reorders values in place so that the one at `rank` is the one that sorting puts there, with none larger before it and none
 * smaller after it: a fraction of the time of sorting. C. A. R. Hoare, “Algorithm 65: Find”, Communications of the ACM 4
 * (1961), with the median of three as pivot.
 */
export function selectSmallest(values: Float64Array, rank: number): void {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOfThree(
      values[low] as number,
      values[(low + high) >>> 1] as number,
      values[high] as number,
    );
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] as number) < pivot) left += 1;
      while ((values[right] as number) > pivot) right -= 1;
      if (left <= right) {
        const moved = values[left] as number;
        values[left] = values[right] as number;
        values[right] = moved;
        left += 1;
        right -= 1;
      }
    }
    if (rank <= right) high = right;
    else if (rank >= left) low = left;
    else return;
  }
}

const medianOfThree = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
