import type { ListChange } from './ListChange.js';

/** A list after a change: the same list if nothing in it did, and otherwise one with the same objects where it did not. */
export function changedList<Item>(before: readonly Item[], change: ListChange<Item>): readonly Item[] {
  const [first] = change;
  if (change.length === 1 && first?.from === 0 && first.to === before.length && first.added.length === 0)
    return before;
  return change.flatMap(({ from, to, added }) => [...before.slice(from, to), ...added]);
}
