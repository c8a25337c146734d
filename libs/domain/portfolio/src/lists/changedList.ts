import type { ListChange } from './ListChange.js';

/** A list after a change: the same list if nothing in it did, and otherwise one with the same objects where it did not. */
export function changedList<Item>(before: readonly Item[], change: ListChange<Item>): readonly Item[] {
  const [first] = change;
  if (change.length === 1 && first) {
    const { from, to, added } = first;
    if (from === 0 && to === before.length && added.length === 0) return before;
    if (from === to) return added;
  }
  const after: Item[] = [];
  for (const { from, to, added } of change) {
    for (let place = from; place < to; place += 1) after.push(before[place] as Item);
    for (const item of added) after.push(item);
  }
  return after;
}
