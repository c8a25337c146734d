import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median } from './median.js';
import { quantile } from './quantile.js';

const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const values = fc.array(value, { minLength: 1, maxLength: 20 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

const found = (of: readonly number[], at: number): number => {
  const result = quantile(of, at);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe('quantile', () => {
  // Excel's function reference, PERCENTILE.INC and QUARTILE.INC: the examples of both pages.
  it.each([
    [[1, 3, 2, 4], 0.3, 1.9],
    [[1, 2, 4, 7, 8, 9, 10, 12], 0.25, 3.5],
    // mtcars$mpg, Henderson and Velleman, Biometrics 37 (1981): summary(…) of R prints 15.43, 19.20 and 22.80.
    [miles(), 0.25, 15.425],
    [miles(), 0.5, 19.2],
    [miles(), 0.75, 22.8],
  ])('[FINANCE-MATH-9] of %j at %d is %d, as published', (of, at, expected) => {
    expect(found(of, at)).toBeCloseTo(expected, 12);
  });

  it('[FINANCE-MATH-9] is the least value at 0, the greatest at 1 and the median at a half', () => {
    fc.assert(
      fc.property(values, (of) => {
        expect(found(of, 0)).toBe(Math.min(...of));
        expect(found(of, 1)).toBe(Math.max(...of));
        const middle = median(of);
        if (!middle.ok) throw new Error(middle.reason);
        expect(Math.abs(found(of, 0.5) - middle.value)).toBeLessThanOrEqual(1e-15 * sizeOf(of));
      }),
    );
  });

  it('[FINANCE-MATH-9] has its share of the steps between values below it, and does not depend on their order', () => {
    fc.assert(
      fc.property(values, share, (of, at) => {
        const quantileAt = found(of, at);
        const slack = 1e-15 * sizeOf(of);
        const steps = at * (of.length - 1);
        expect(of.filter((each) => each < quantileAt - slack).length).toBeLessThanOrEqual(Math.ceil(steps));
        expect(of.filter((each) => each > quantileAt + slack).length).toBeLessThanOrEqual(
          of.length - 1 - Math.floor(steps),
        );
        expect(found(of.toReversed(), at)).toBe(quantileAt);
      }),
    );
  });

  it('[FINANCE-MATH-9] never falls as the share rises, and moves with the unit of the values', () => {
    fc.assert(
      fc.property(values, share, share, (of, one, other) => {
        const slack = 1e-15 * sizeOf(of);
        expect(found(of, Math.max(one, other))).toBeGreaterThanOrEqual(
          found(of, Math.min(one, other)) - slack,
        );
        expect(
          found(
            of.map((each) => each * 4),
            one,
          ),
        ).toBe(4 * found(of, one));
      }),
    );
  });

  it('[FINANCE-MATH-11] is finite for values further apart than the largest number', () => {
    expect(found([-1.7e308, 1.7e308], 0.5)).toBe(0);
  });

  it.each<[readonly number[], number]>([
    [[], 0.5],
    [[1, Number.NaN], 0.5],
    [[1, 2], -0.1],
    [[1, 2], 1.1],
    [[1, 2], Number.NaN],
  ])('[FINANCE-MATH-11] of %j at %d has a reason', (of, at) => {
    expect(quantile(of, at)).toMatchObject({ ok: false });
  });
});

function sizeOf(of: readonly number[]): number {
  return 1 + 4 * Math.max(...of.map(Math.abs));
}

function miles(): readonly number[] {
  return [
    21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4,
    30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
  ];
}
