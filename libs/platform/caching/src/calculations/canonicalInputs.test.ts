import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalInputs } from './canonicalInputs.js';

describe('canonicalInputs', () => {
  it.each([
    ['the order of keys', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['the sign of a zero', { growth: -0 }, { growth: 0 }],
    ['keys without a value', { growth: 0.02, note: undefined }, { growth: 0.02 }],
  ])('[CACHING-9] does not tell apart %s', (_, one, other) => {
    expect(canonicalInputs(one)).toBe(canonicalInputs(other));
  });

  it.each([
    ['a number and its text', { a: 1 }, { a: '1' }],
    ['nothing and the word for it', { a: null }, { a: 'null' }],
    ['no key and an empty value', {}, { a: null }],
    ['the order of a list', [1, 2], [2, 1]],
    ['a missing place in a list', [undefined, 1], [1]],
    ['what is no number and nothing', { a: Number.NaN }, { a: null }],
    ['two moments', { at: new Date(1) }, { at: new Date(2) }],
    ['a large and a small integer', { a: 1n }, { a: 1 }],
    ['a list and an object', [1], { 0: 1 }],
    ['a text with quotes', { a: '","b":"' }, { a: '', b: '' }],
  ])('[CACHING-9] tells apart %s', (_, one, other) => {
    expect(canonicalInputs(one)).not.toBe(canonicalInputs(other));
  });

  it('[CACHING-9] is the same for a copy whose keys were put in another order', () => {
    const reversed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(reversed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversed(item)]),
      );
    };
    // A literal `__proto__` is no key of an object that is made from entries.
    const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalInputs(reversed(value))).toBe(canonicalInputs(value));
      }),
    );
  });

  it('[CACHING-9] differs where JSON differs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.array(fc.integer()), (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(canonicalInputs({ one }) === canonicalInputs({ one: other })).toBe(same);
      }),
    );
  });

  it.each([
    ['a function', { compute: () => 1 }],
    ['a map', { prices: new Map() }],
    [
      'a circle',
      (() => {
        const circle: Record<string, unknown> = {};
        circle['self'] = circle;
        return circle;
      })(),
    ],
  ])('[CACHING-10] has no text for %s', (_, inputs) => {
    expect(canonicalInputs(inputs)).toBeNull();
  });
});
