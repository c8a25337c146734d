import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateBytes } from './estimateBytes.js';

describe('estimateBytes', () => {
  it.each([
    ['a number', 7, 8],
    ['nothing', null, 8],
    ['a text', 'AAPL', 24],
    ['a buffer', new Float64Array(100), 816],
    ['an object', { symbol: 'AAPL' }, 16 + 8 + 28 + 24],
    ['a list', [1, 2, 3], 16 + 3 * 8 + 3 * 8],
    ['a map', new Map([['A', 1]]), 16 + 16 + 18 + 8],
    ['a date', new Date(0), 16],
  ])('[CACHING-5] counts %s', (_, value, bytes) => {
    expect(estimateBytes(value)).toBe(bytes);
  });

  it('[CACHING-5] counts what is reached twice once, even itself', () => {
    const prices = Array.from({ length: 100 }, (_, index) => index);
    expect(estimateBytes({ a: prices, b: prices })).toBeLessThan(1.1 * estimateBytes({ a: prices }));
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(estimateBytes(circle)).toBe(16 + 8 + 24);
  });

  it('[CACHING-5] counts what is nested deeply', () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(estimateBytes(nested)).toBe(8 + 100_000 * 24);
  });

  it('[CACHING-5] never counts less than the text of the values', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        expect(estimateBytes(texts)).toBeGreaterThanOrEqual(2 * texts.join('').length);
      }),
    );
  });
});
