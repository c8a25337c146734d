/** Results in the order of the items, with as many of the next under way. */
export async function* inOrder<Item, Result>(
  items: readonly Item[],
  ahead: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result, void, undefined> {
  const underWay: Promise<Result>[] = [];
  for (const item of items) {
    underWay.push(work(item));
    const first = underWay.length > ahead ? underWay.shift() : undefined;
    if (first) yield await first;
  }
  yield* underWay;
}
