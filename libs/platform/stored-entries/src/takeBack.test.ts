import { describe, expect, it } from 'vitest';
import { takeBack } from './takeBack.js';

describe('takeBack', () => {
  it.each([
    ['nothing recorded since', [1], [7, 8], [7, 8], [1]],
    ['items added since', [1], [7, 8], [7, 8, 9], [1, 9]],
    ['items added where there was nothing', undefined, [7], [7, 9], [9]],
    ['items added to an empty list', [1, 2], [], [9], [1, 2, 9]],
    ['items removed from the front', [1, 2, 3], [7, 8], [8], [1, 2, 3]],
    ['items removed from the front and added', [1, 2, 3], [7, 8], [8, 9], [1, 2, 3, 9]],
    ['fields changed since', { a: 1, b: 1 }, { a: 2, b: 2 }, { a: 2, b: 2, c: 3 }, { a: 1, b: 1, c: 3 }],
    ['a field that is new on the device', { a: 1 }, { a: 1, b: 2 }, { a: 5, b: 2 }, { a: 5 }],
    ['a list in a field', { a: [1] }, { a: [7] }, { a: [7, 9] }, { a: [1, 9] }],
  ])('[STORED-ENTRIES-62] takes back what was restored, with %s', (_, before, restored, now, expected) => {
    expect(takeBack(before, restored, now)).toEqual({ value: expected, isWhole: true });
  });

  it.each([
    ['a full list, which drops the oldest', [6, 7, 8], [8, 9, 10], [3, 9, 10]],
    ['a list that is not full', [7, 8], [7, 8, 9], [2, 3, 9]],
    ['items removed from the front', [7, 8], [8], [1, 2, 3]],
  ])('[STORED-ENTRIES-62] cuts a list to its limit only, with %s', (_, restored, now, expected) => {
    expect(takeBack([1, 2, 3], restored, now, 3)).toEqual({ value: expected, isWhole: true });
  });

  it.each([
    ['an item removed', [1], [7, 8, 9], [7, 9], [7, 9]],
    ['a list with nothing left of it', [1], [7], [9], [9]],
    ['a field changed again', { a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 2 }, { a: 3, b: 1 }],
    ['a text changed again', 'old', 'restored', 'newer', 'newer'],
    ['another kind of value', { a: 1 }, [7], [7, 9], [7, 9]],
  ])('[STORED-ENTRIES-62] leaves what changed since, with %s', (_, before, restored, now, expected) => {
    expect(takeBack(before, restored, now)).toEqual({ value: expected, isWhole: false });
  });
});
