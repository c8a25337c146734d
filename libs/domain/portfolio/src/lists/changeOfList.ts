import { commonEnds } from './commonEnds.js';
import type { ListChange, ListRun } from './ListChange.js';

/** How a list differs from the one before it. An item that did not change is the same object and comes once in a list. */
export function changeOfList<Item extends object>(
  before: readonly Item[],
  after: readonly Item[],
): ListChange<Item> {
  const { start, tail } = commonEnds(before, after);
  const runs: Run<Item>[] = [{ from: 0, to: start, added: [] }];
  const end = after.length - tail;
  const places = placesIn(start < end ? before.slice(start, before.length - tail) : []);
  for (const item of after.slice(start, end)) {
    const known = places.get(item);
    if (known === undefined) runs.at(-1)?.added.push(item);
    else addKept(runs, start + known, start + known + 1);
  }
  if (tail > 0) addKept(runs, before.length - tail, before.length);
  return runs;
}

type Run<Item> = { -readonly [field in keyof ListRun<Item>]: ListRun<Item>[field] } & { added: Item[] };

const placesIn = <Item>(items: readonly Item[]): ReadonlyMap<Item, number> =>
  new Map(items.map((item, at) => [item, at]));

function addKept<Item>(runs: Run<Item>[], from: number, to: number): void {
  const last = runs.at(-1);
  if (last?.to === from && last.added.length === 0) last.to = to;
  else runs.push({ from, to, added: [] });
}
