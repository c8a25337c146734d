import { newPortfolioBody } from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { messages } from './messages.js';
import { bothTaxRates, missingTaxRate } from './taxTerms.js';
import { withTaxRate } from './withTaxRate.js';

it('[PORTFOLIO-SCREENS-185] names the tax rate that is not entered, and has none of both until then', () => {
  const empty = newPortfolioBody('USD');
  expect([bothTaxRates(empty.taxRates), missingTaxRate(empty.taxRates)]).toEqual([null, null]);
  const one = withTaxRate(empty, 'shortTerm', 0.37);
  expect(one.taxRates).toEqual({ shortTerm: 0.37 });
  expect([bothTaxRates(one.taxRates), missingTaxRate(one.taxRates)]).toEqual([null, messages.longTermRate]);
  const both = withTaxRate(one, 'longTerm', 0);
  expect([bothTaxRates(both.taxRates), missingTaxRate(both.taxRates)]).toEqual([
    { shortTerm: 0.37, longTerm: 0 },
    null,
  ]);
  expect(withTaxRate(both, 'shortTerm', null).taxRates).toEqual({ longTerm: 0 });
  expect(withTaxRate(one, 'shortTerm', null)).toEqual(empty);
});
