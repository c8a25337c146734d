import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ratesOfReturn } from './rateOfReturn.js';

const rootsOf = (amounts: readonly number[], times: readonly number[]): readonly number[] => {
  const found = ratesOfReturn(amounts, times);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};

it('[FINANCE-MATH-12] finds both rates of flows that are paid, received and paid again', () => {
  // −1,600 + 10,000 ÷ (1 + r) − 10,000 ÷ (1 + r)² = 0: J. H. Lorie and L. J. Savage, Journal of Business 28 (1955), oil pump.
  const [low, high, ...others] = rootsOf([-1600, 10_000, -10_000], [0, 1, 2]);
  expect(low).toBeCloseTo(0.25, 12);
  expect(high).toBeCloseTo(4, 12);
  expect(others).toEqual([]);
});

it('[FINANCE-MATH-12] finds one rate where flows change sign once, whatever their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 1000, noNaN: true }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 1, max: 11 }),
      (sizes, firstReceived) => {
        const amounts = sizes.map((size, at) =>
          at < Math.min(firstReceived, sizes.length - 1) ? -size : size,
        );
        const times = sizes.map((_, at) => at / 2);
        const found = rootsOf(amounts, times);
        expect(found).toHaveLength(1);
        expect(rootsOf(amounts.toReversed(), times.toReversed())[0]).toBeCloseTo(found[0] ?? 0, 9);
      },
    ),
  );
});

it('[FINANCE-MATH-12] gives roots in ascending order', () => {
  const flow = fc.double({ min: -1000, max: 1000, noNaN: true }).filter((amount) => Math.abs(amount) > 1);
  fc.assert(
    fc.property(fc.array(flow, { minLength: 2, maxLength: 8 }), (amounts) => {
      const times = amounts.map((_, at) => at);
      const found = ratesOfReturn(amounts, times);
      if (!found.ok) return;
      expect(found.value.toSorted((a, b) => a - b)).toEqual(found.value);
      for (const rate of found.value.filter((each) => each > -0.99)) {
        const present = amounts.map((amount, at) => amount / (1 + rate) ** at);
        const size = present.reduce((sum, each) => sum + Math.abs(each), 0);
        expect(Math.abs(present.reduce((sum, each) => sum + each, 0)) / size).toBeLessThan(1e-9);
      }
    }),
  );
});

it('[FINANCE-MATH-12] gives −100% for a total loss and the reason where there is none', () => {
  expect(rootsOf([-5, 0], [0, 1])).toEqual([-1]);
  expect(ratesOfReturn([5, 5], [0, 1]).ok).toBe(false);
});
