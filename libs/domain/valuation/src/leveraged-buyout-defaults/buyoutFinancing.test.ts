import type { Quote } from '@finance-analyst/market';
import { expect, it } from 'vitest';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { buyoutFinancing } from './buyoutFinancing.js';

const quoteAt = (price: number): Quote => ({
  symbol: 'EXM',
  price,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2026-03-24T21:00:00Z',
  source: 'csv-import',
  stale: false,
});

const valuationAt = (price: number | null, preset: 'dcf' | 'lbo' = 'lbo') => {
  const fundamentals = exampleFiler();
  const quote = price === null ? null : quoteAt(price);
  const body = newValuationBody({ fundamentals, parameters: exampleParameters, quote, preset });
  if (!body.ok) throw new Error(body.reason);
  const result = evaluateValuation(body.value, fundamentals);
  if (!result.ok) throw new Error(result.reasons.join(' '));
  return result.valuation;
};

it('[VALUATION-391] gives the share of equity at the offer, and whether it is more than half', () => {
  for (const price of [5, 12, 40, 90]) {
    const valuation = valuationAt(price);
    const financing = buyoutFinancing(valuation);
    if (!financing) throw new Error('A buyout at an offer is financed.');
    const { evaluator } = valuation;
    const equity = evaluator.number('sponsor_equity') / evaluator.number('total_sources');
    expect(financing.equityShare).toBeCloseTo(equity, 12);
    expect(financing.debtMultiple * evaluator.number('base_ebitda')).toBeCloseTo(
      evaluator.number('debt_borrowed'),
      6,
    );
    expect(financing.offerMultiple).toBe(evaluator.number('entry_multiple'));
    expect(financing.isMostlyEquity).toBe(equity > 0.5);
  }
  expect([5, 90].map((price) => buyoutFinancing(valuationAt(price))?.isMostlyEquity)).toEqual([false, true]);
});

it('[VALUATION-391] has none without an offer, or of another method', () => {
  expect(buyoutFinancing(valuationAt(null))).toBeNull();
  expect(buyoutFinancing(valuationAt(40, 'dcf'))).toBeNull();
});
