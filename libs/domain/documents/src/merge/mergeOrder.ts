import { isSameValue } from './isSameValue.js';
import { largestCommonOrder } from './largestCommonOrder.js';

export interface RowOrders {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

export interface MergedOrder {
  readonly order: readonly string[];
  /** Both sides put the same row in different places; mine decides. */
  readonly isContested: boolean;
}

/**
 * Merges the order of rows, given as the ids of the remaining rows. Rows that neither side moved keep their order.
 * Between them come the rows that a side moved or added, after the nearest unmoved row before them on that side,
 * and in that side's order; if both sides put rows in one place, the lower first id comes first. A row that
 * both moved stays where mine put it.
 */
export function mergeOrder(orders: RowOrders): MergedOrder {
  const [start, end] = sharedEnds(orders);
  const between = (order: readonly string[]): readonly string[] => order.slice(start, order.length - end);
  const { base, mine, theirs } = orders;
  const { order, isContested } = mergeMiddle({
    base: between(base),
    mine: between(mine),
    theirs: between(theirs),
  });
  return { order: [...mine.slice(0, start), ...order, ...mine.slice(mine.length - end)], isContested };
}

/** How many ids match in all three orders at the start, and then at the end: in a large array, most do. */
function sharedEnds({ base, mine, theirs }: RowOrders): readonly [start: number, end: number] {
  const shortest = Math.min(base.length, mine.length, theirs.length);
  const isShared = (at: (order: readonly string[]) => string | undefined): boolean =>
    at(base) === at(mine) && at(mine) === at(theirs);
  let start = 0;
  while (start < shortest && isShared((order) => order[start])) start += 1;
  let end = 0;
  while (end < shortest - start && isShared((order) => order.at(-1 - end))) end += 1;
  return [start, end];
}

function mergeMiddle({ base, mine, theirs }: RowOrders): MergedOrder {
  if (isSameValue(base, mine) && isWithin(mine, theirs)) return { order: theirs, isContested: false };
  if (isSameValue(base, theirs) && isWithin(theirs, mine)) return { order: mine, isContested: false };
  const inBase = new Set(base);
  const inMine = new Set(mine);
  const inTheirs = new Set(theirs);
  const unmovedByMine = new Set(largestCommonOrder(mine, base));
  const unmovedByTheirs = new Set(largestCommonOrder(theirs, base));

  const isFixed = (id: string): boolean =>
    inTheirs.has(id) && (!inBase.has(id) || (unmovedByMine.has(id) && unmovedByTheirs.has(id)));
  const anchorOrder = largestCommonOrder(mine.filter(isFixed), theirs);
  const anchors = new Set(anchorOrder);

  const isPlacedByTheirs = (id: string): boolean =>
    !inMine.has(id) || (inTheirs.has(id) && unmovedByMine.has(id) && !unmovedByTheirs.has(id));
  const minesRuns = runsBetween(anchors, mine, (id) => !isPlacedByTheirs(id));
  const theirsRuns = runsBetween(anchors, theirs, isPlacedByTheirs);
  const order = ['', ...anchorOrder].flatMap((anchor) => [
    ...(anchors.has(anchor) ? [anchor] : []),
    ...inOneOrder(minesRuns.get(anchor) ?? [], theirsRuns.get(anchor) ?? []),
  ]);

  const hasPlaceInTheirs = (id: string): boolean =>
    inTheirs.has(id) && (anchors.has(id) || !unmovedByTheirs.has(id) || !inMine.has(id));
  const isContested = !isSameValue(order.filter(hasPlaceInTheirs), theirs.filter(hasPlaceInTheirs));
  return { order, isContested };
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean => {
  const ids = new Set(all);
  return some.every((id) => ids.has(id));
};

/** The ids that a side places, by the anchor they follow; those before the first anchor have no id. */
function runsBetween(
  anchors: ReadonlySet<string>,
  order: readonly string[],
  isPlacedHere: (id: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const runs = new Map<string, string[]>();
  let run: string[] = [];
  runs.set('', run);
  for (const id of order) {
    if (anchors.has(id)) {
      run = [];
      runs.set(id, run);
    } else if (isPlacedHere(id)) run.push(id);
  }
  return runs;
}

/** Two runs in one place have the same order whichever side is mine. */
function inOneOrder(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const [first] = mine;
  const [other] = theirs;
  return first !== undefined && other !== undefined && other < first
    ? [...theirs, ...mine]
    : [...mine, ...theirs];
}
