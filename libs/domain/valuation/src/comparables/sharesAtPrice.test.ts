import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction } from '../testing/fraction.js';
import { sharesAtPrice } from './sharesAtPrice.js';
import { valuePerShare } from './valuePerShare.js';

it('[VALUATION-387] counts options at a market price as in the model', () => {
  // IAS 33, Illustrative Example 5, with 2 dilutive shares beside.
  const bridge = { shares: 502, options: { count: 100, exercisePrice: 15 } };
  expect(sharesAtPrice(bridge, 20)).toBe(527);
  expect(sharesAtPrice(bridge, 15)).toBe(502);
  expect(sharesAtPrice({ shares: 100 }, 20)).toBe(100);
});

it('[VALUATION-387] divides equity by the shares at the value that results', () => {
  fc.assert(
    fc.property(fraction(-50, 400), fraction(0, 20), fraction(0, 5), (equity, count, exercisePrice) => {
      const bridge = { shares: 40, options: { count, exercisePrice } };
      const value = valuePerShare(bridge, equity);
      expect(value * sharesAtPrice(bridge, value)).toBeCloseTo(equity, 9);
    }),
  );
});
