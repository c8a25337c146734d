import { expect, it } from 'vitest';
import { exampleBody } from '../testing/examplePortfolio.js';
import { withUnfinished } from './withUnfinished.js';

it('[PORTFOLIO-SCREENS-214] stores what was entered of a transaction once, and removes it without a rest', () => {
  const begun = withUnfinished(exampleBody, { kind: 'buy', quantity: '3' });
  expect(begun.unfinished).toEqual({ kind: 'buy', quantity: '3' });
  expect(begun.rows).toBe(exampleBody.rows);
  expect(withUnfinished(begun, { kind: 'buy', quantity: '3' })).toBe(begun);
  expect(withUnfinished(begun, {})).toEqual(exampleBody);
  expect(withUnfinished(exampleBody, {})).toBe(exampleBody);
});
