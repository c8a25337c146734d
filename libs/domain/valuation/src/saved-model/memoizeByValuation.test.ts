import { expect, it } from 'vitest';
import { exampleValuation } from '../testing/exampleModel.js';
import { memoizeByValuation } from './memoizeByValuation.js';

it('[VALUATION-46] computes once per valuation, and again after an edit', () => {
  const asked: unknown[] = [];
  const count = memoizeByValuation((valuation) => asked.push(valuation));
  const valuation = exampleValuation();
  expect([count(valuation), count(valuation)]).toEqual([1, 1]);
  expect(count(exampleValuation())).toBe(2);
});
