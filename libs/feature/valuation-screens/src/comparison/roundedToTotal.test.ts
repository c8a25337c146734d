import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundedToTotal } from './roundedToTotal.js';

it('[VALUATION-SCREENS-657] rounds amounts so that the rounded ones add up to the rounded total', () => {
  expect(roundedToTotal([1 / 3, 1 / 3, 1 / 3], 1, 0.01)).toEqual([0.34, 0.33, 0.33]);
  expect(roundedToTotal([-0.204, 0.102], -0.1, 0.01)).toEqual([-0.2, 0.1]);
  expect(roundedToTotal([], 0, 0.01)).toEqual([]);
  const amount = fc.integer({ min: -1e7, max: 1e7 }).map((k) => k / 10_000);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 11 }), (amounts) => {
      const whole = amounts.reduce((sum, each) => sum + each, 0);
      const cents = Math.round(whole * 100);
      const rounded = roundedToTotal(amounts, cents / 100, 0.01);
      expect(rounded.reduce((sum, each) => sum + Math.round(each * 100), 0)).toBe(cents);
      rounded.forEach((each, at) => {
        expect(Math.abs(each - (amounts[at] ?? 0))).toBeLessThan(0.0101);
      });
    }),
  );
});
