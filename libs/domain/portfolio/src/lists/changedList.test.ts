import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedList } from './changedList.js';
import { changeOfList } from './changeOfList.js';

const items = Array.from({ length: 12 }, (_, name) => ({ name }));
const someItems = fc.uniqueArray(fc.constantFrom(...items));

it('[PORTFOLIO-206] makes any list of any other, with the same objects where it has them', () => {
  fc.assert(
    fc.property(someItems, someItems, (before, after) => {
      const change = changeOfList(before, after);
      const made = changedList(before, change);
      expect(made).toHaveLength(after.length);
      expect(made.every((item, at) => item === after[at])).toBe(true);
      // What is in both lists is not sent.
      const added = change.flatMap((run) => run.added);
      expect(added.filter((item) => before.includes(item))).toEqual([]);
    }),
  );
});

it('[PORTFOLIO-206] is the same list if nothing changed, and names a few runs for a few items', () => {
  const [first, second] = items;
  if (!first || !second) throw new Error('No items.');
  expect(changedList(items, changeOfList(items, [...items]))).toBe(items);
  expect(changedList([], changeOfList([], []))).toEqual([]);
  const edited = { name: 99 };
  expect(changeOfList(items, items.with(5, edited))).toEqual([
    { from: 0, to: 5, added: [edited] },
    { from: 6, to: 12, added: [] },
  ]);
  expect(changeOfList([first, second], [second])).toEqual([
    { from: 0, to: 0, added: [] },
    { from: 1, to: 2, added: [] },
  ]);
});
