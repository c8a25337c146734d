import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeOrder } from './mergeOrder.js';

const ids = 'abcdefgh'.split('');
/** Any of the ids in any order. */
const order = fc.shuffledSubarray(ids);
const among = (list: readonly string[], others: readonly string[]): readonly string[] =>
  list.filter((id) => others.includes(id));
const text = (base: string, mine: string, theirs: string): string => {
  const merged = mergeOrder({ base: base.split(''), mine: mine.split(''), theirs: theirs.split('') });
  return merged.order.join('') + (merged.isContested ? ' contested' : '');
};

describe('mergeOrder', () => {
  it.each([
    ['a move of mine', 'abcd', 'dabc', 'abcd', 'dabc'],
    ['a move of theirs', 'abcd', 'abcd', 'bcda', 'bcda'],
    ['moves of different rows', 'abcdef', 'fabcde', 'acdbef', 'facdbe'],
    ['moves of neighbors', 'abc', 'bca', 'cab', 'cba'],
    ['the same move', 'abcd', 'dabc', 'dabc', 'dabc'],
    ['a row of theirs after the row it followed', 'abc', 'abc', 'axbc', 'axbc'],
    ['a row of theirs after a row, among moves of mine', 'abcd', 'dabc', 'abxcd', 'dabxc'],
    ['rows of both in one place, the lower id first', 'ab', 'aybz', 'axb', 'axybz'],
    ['rows that both added in the same order', 'a', 'az', 'azb', 'azb'],
    ['a row that only theirs still has', 'abc', 'ca', 'abc', 'cab'],
  ])('[DOCUMENTS-21] merges %s', (_what, base, mine, theirs, expected) => {
    expect(text(base, mine, theirs)).toBe(expected);
    const other = text(base, theirs, mine);
    expect(other).toBe(expected);
  });

  it('[DOCUMENTS-22] leaves a row that both moved where mine put it, and reports it', () => {
    expect(text('abcdef', 'fabcde', 'abfcde')).toBe('fabcde contested');
    expect(text('abcdef', 'abfcde', 'fabcde')).toBe('abfcde contested');
    expect(text('ab', 'xab', 'abx')).toBe('xab contested');
  });

  it('[DOCUMENTS-21] has each row once', () => {
    fc.assert(
      fc.property(order, order, order, (base, mine, theirs) => {
        const merged = mergeOrder({ base, mine, theirs }).order;
        expect(merged.toSorted()).toEqual([...new Set([...mine, ...theirs])].sort());
      }),
    );
  });

  it('[DOCUMENTS-21] has the order of the one side that moved or added rows', () => {
    fc.assert(
      fc.property(order, order, fc.subarray(ids), (base, changed, left) => {
        const unmoved = among(base, left);
        expect(among(mergeOrder({ base, mine: changed, theirs: unmoved }).order, changed)).toEqual(changed);
        expect(among(mergeOrder({ base, mine: unmoved, theirs: changed }).order, changed)).toEqual(changed);
      }),
    );
  });

  it('[DOCUMENTS-22] has their order for the rows that only they moved or added, and reports exceptions', () => {
    fc.assert(
      fc.property(order, order, order, (base, mine, theirs) => {
        const { order: merged, isContested } = mergeOrder({ base, mine, theirs });
        const onlyTheirs = theirs.filter((id) => !mine.includes(id));
        expect(among(merged, onlyTheirs)).toEqual(onlyTheirs);
        const onlyMine = mine.filter((id) => !theirs.includes(id));
        expect(among(merged, onlyMine)).toEqual(onlyMine);
        if (merged.join('') === theirs.join('')) expect(isContested).toBe(false);
      }),
    );
  });

  it('[DOCUMENTS-21] has one order whichever side is mine, where one side moves and the other adds', () => {
    fc.assert(
      fc.property(order, order, fc.nat(8), (base, moved, at) => {
        const added = base.toSpliced(at, 0, '1', '2');
        const merged = mergeOrder({ base, mine: moved, theirs: added });
        expect(mergeOrder({ base, mine: added, theirs: moved })).toEqual(merged);
        expect(merged.isContested).toBe(false);
      }),
    );
  });
});
