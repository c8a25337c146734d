import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawMethods } from './drawMethod.js';
import { fillUniforms } from './fillUniforms.js';
import { inverseNormal } from './inverseNormal.js';
import { largestSeed, streamKey } from './streamKey.js';
import type { ThreefryRounds } from './threefry.js';

const drawn = (
  seed: number,
  name: string,
  firstPath: number,
  count: number,
  rounds: ThreefryRounds = 20,
): Float64Array => {
  const column = new Float64Array(count);
  fillUniforms(streamKey(seed, name), firstPath, column, rounds);
  return column;
};

it('[UNCERTAINTY-2] gives a path the same draw in blocks of any length, from any path', () => {
  const whole = drawn(42, 'growth', 0, 300);
  fc.assert(
    fc.property(fc.nat(299), fc.nat(40), (from, length) => {
      const count = Math.min(length, 300 - from);
      expect(drawn(42, 'growth', from, count)).toEqual(whole.slice(from, from + count));
    }),
  );
});

it('[UNCERTAINTY-2] differs by seed, variable and path', () => {
  const lists = [
    drawn(1, 'growth', 0, 8),
    drawn(2, 'growth', 0, 8),
    drawn(2 ** 32 + 1, 'growth', 0, 8),
    drawn(largestSeed, 'growth', 0, 8),
    drawn(1, 'margin', 0, 8),
    drawn(1, 'growth[1]', 0, 8),
    drawn(1, 'growth', 2 ** 33, 8),
    drawn(1, 'growth', 2 ** 34, 8),
  ];
  const figures = lists.flatMap((list) => [...list]);
  expect(new Set(figures).size).toBe(figures.length);
});

it('[UNCERTAINTY-3] draws odd multiples of 2⁻⁵³, so never 0 or 1', () => {
  for (const draw of drawn(7, 'x', 0, 20_000)) {
    expect(draw > 0 && draw < 1).toBe(true);
    expect((draw * 2 ** 53) % 2).toBe(1);
  }
});

it.each(drawMethods)('[UNCERTAINTY-3] draws evenly with $rounds rounds', ({ rounds }) => {
  const count = 200_000;
  const draws = drawn(11, 'x', 0, count, rounds);
  const bins = new Array<number>(100).fill(0);
  for (const draw of draws) bins[Math.floor(draw * 100)] = (bins[Math.floor(draw * 100)] ?? 0) + 1;
  const expected = count / 100;
  const chiSquare = bins.reduce((sum, bin) => sum + (bin - expected) ** 2 / expected, 0);
  // 99 degrees of freedom: the middle 99.98%.
  expect(chiSquare).toBeGreaterThan(56);
  expect(chiSquare).toBeLessThan(157);
  const serial = draws.reduce((sum, draw, at) => sum + (draw - 0.5) * ((draws[at + 1] ?? 0.5) - 0.5), 0);
  expect(Math.abs((serial * 12) / Math.sqrt(count))).toBeLessThan(4);
});

it('[UNCERTAINTY-2] agrees with a separate program in Python, and its normal figures with scipy', () => {
  const draws = drawn(20261123, 'wacc', 0, 6);
  expect([...draws]).toEqual([
    0.2775175994083595, 0.353240756596911, 0.4318698598465539, 0.9360118904589093, 0.22421646506643877,
    0.4911236210820594,
  ]);
  // scipy.stats.norm.ppf 1.17.1
  const normals = [
    -0.590231884254292, -0.3765857043980273, -0.17161562886667053, 1.522131162666608, -0.7580301557165579,
    -0.022251618493104842,
  ];
  draws.forEach((draw, at) => expect(inverseNormal(draw)).toBeCloseTo(normals[at] ?? Number.NaN, 14));
});
