/**
 * The longest list of ids in the same order in both lists: what remains after the fewest possible moves.
 * Each id is in a list once. O(n log n), by the longest increasing subsequence of positions.
 */
export function largestCommonOrder(one: readonly string[], other: readonly string[]): readonly string[] {
  const positions = new Map(other.map((id, position) => [id, position]));
  const common = one.flatMap((id) => {
    const position = positions.get(id);
    return position === undefined ? [] : [{ id, position }];
  });
  /** By length less one: the entry with the lowest position that ends an increasing run of that length. */
  const ends: Entry[] = [];
  for (const { id, position } of common) {
    const length = lengthBelow(ends, position);
    ends[length] = { id, position, previous: ends[length - 1] };
  }
  const ids: string[] = [];
  for (let entry = ends.at(-1); entry; entry = entry.previous) ids.push(entry.id);
  return ids.reverse();
}

interface Entry {
  readonly id: string;
  readonly position: number;
  readonly previous: Entry | undefined;
}

/** How many ends are below a position. Ends rise, and the next position is usually above the last of them. */
function lengthBelow(ends: readonly Entry[], position: number): number {
  const last = ends.at(-1);
  if (!last || last.position < position) return ends.length;
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const end = ends[middle];
    if (end && end.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
