import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { largestCommonOrder } from './largestCommonOrder.js';

/** Length of the longest common subsequence, by the textbook recursion. */
const lengthOf = ([first, ...rest]: readonly string[], other: readonly string[]): number => {
  if (first === undefined) return 0;
  const at = other.indexOf(first);
  const without = lengthOf(rest, other);
  return at < 0 ? without : Math.max(without, 1 + lengthOf(rest, other.slice(at + 1)));
};

it('[DOCUMENTS-21] finds the most rows that nobody moved', () => {
  const order = fc.shuffledSubarray('abcdefgh'.split(''));
  fc.assert(
    fc.property(order, order, (one, other) => {
      const found = largestCommonOrder(one, other);
      expect(one.filter((id) => found.includes(id))).toEqual(found);
      expect(other.filter((id) => found.includes(id))).toEqual(found);
      expect(found).toHaveLength(lengthOf(one, other));
    }),
  );
});
