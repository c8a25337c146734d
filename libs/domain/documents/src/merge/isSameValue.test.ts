import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameValue } from './isSameValue.js';

it.each([
  [0, -0, true],
  [null, false, false],
  [[1, 2], [2, 1], false],
  [[1], [1, undefined], false],
  [[], {}, false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: [{ b: 'x' }] }, { a: [{ b: 'x' }] }, true],
  [{ a: [{ b: 'x' }] }, { a: [{ b: 'y' }] }, false],
])('[DOCUMENTS-17] compares %j and %j at every depth', (one, other, expected) => {
  expect(isSameValue(one, other)).toBe(expected);
  expect(isSameValue(other, one)).toBe(expected);
});

it('[DOCUMENTS-17] finds any JSON value equal to its copy', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSameValue(value, structuredClone(value))));
});
