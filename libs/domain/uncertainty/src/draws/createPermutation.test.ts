import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPermutation } from './createPermutation.js';
import { streamKey } from './streamKey.js';

const key = streamKey(5, 'wacc');
const listed = (of: (position: number) => number, length: number): number[] =>
  Array.from({ length }, (_, position) => of(position));

it('[UNCERTAINTY-8] has each value once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.nat(1000), (length, design) => {
      const values = listed(createPermutation(key, design, length), length);
      expect(values.toSorted((a, b) => a - b)).toEqual(values.map((_, at) => at));
    }),
  );
});

it('[UNCERTAINTY-8] puts every value at every position equally often, over designs', () => {
  const length = 12;
  const designs = 12_000;
  const counts = new Float64Array(length * length);
  for (let design = 0; design < designs; design += 1)
    listed(createPermutation(key, design, length), length).forEach((value, position) => {
      counts[position * length + value] = (counts[position * length + value] as number) + 1;
    });
  const expected = designs / length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 121 degrees of freedom: the middle 99.98%.
  expect(chiSquare).toBeGreaterThan(73);
  expect(chiSquare).toBeLessThan(184);
});

it('[UNCERTAINTY-8] gives variables orders that are not correlated', () => {
  const length = 10_007;
  const middle = (length - 1) / 2;
  const variance = (length * length - 1) / 12;
  const orders = ['a', 'b', 'c', 'd'].map((name) => createPermutation(streamKey(1, name), 0, length));
  const identity = (position: number): number => position;
  const neighbor = (position: number): number => orders[0]?.(position + 1) ?? 0;
  const pairs = [identity, neighbor, ...orders].flatMap((x, at, all) =>
    all.slice(at + 1).map((y) => [x, y] as const),
  );
  for (const [x, y] of pairs) {
    let sum = 0;
    for (let position = 0; position < length - 1; position += 1)
      sum += (x(position) - middle) * (y(position) - middle);
    expect(Math.abs(sum / length / variance) * Math.sqrt(length)).toBeLessThan(4);
  }
});
