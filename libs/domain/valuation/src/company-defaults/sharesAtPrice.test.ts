import { expect, it } from 'vitest';
import { sharesAtPrice } from './sharesAtPrice.js';

it('[VALUATION-387] counts options at a market price as in the model', () => {
  // IAS 33, Illustrative Example 5, with 2 dilutive shares beside.
  const inputs = { shares_outstanding: 500, dilutive_shares: 2, options_outstanding: 100, exercise_price: 15 };
  expect(sharesAtPrice(inputs, 20)).toBe(527);
  expect(sharesAtPrice(inputs, 15)).toBe(502);
  expect(sharesAtPrice({ shares_outstanding: 100 }, 20)).toBe(100);
});
