import { expect, it } from 'vitest';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { returnToTarget } from './returnToTarget.js';
import { withTargetDate } from './targetDates.js';
import { targetPrice } from './targetPrice.js';

const { body } = exampleCompanyModel();

it('[VALUATION-448] is the rate at which the target price, discounted to the day of the price, is the price', () => {
  for (const day of ['2026-12-31', '2027-11-20', '2029-05-15']) {
    const valuation = valuationOf(withTargetDate(body, day));
    const target = targetPrice(valuation);
    const found = returnToTarget(valuation);
    if (!target.ok || !found.ok) throw new Error('has none');
    const days = (Date.parse(day) - Date.parse('2026-11-20')) / 86_400_000;
    expect(target.value / (1 + found.value) ** (days / 365)).toBeCloseTo(exampleQuote.price, 9);
    expect(found.total).toBeCloseTo(target.value / exampleQuote.price - 1, 12);
    expect(found).toMatchObject({ from: '2026-11-20', to: day });
  }
});

it('[VALUATION-448] is the cost of equity where the price is the value', () => {
  const { evaluator } = valuationOf(body);
  const edits = { priceSnapshot: { ...exampleQuote, price: evaluator.number('value_per_share') } };
  const valuation = valuationOf({ ...body, ...edits });
  const found = returnToTarget(valuation);
  if (!found.ok) throw new Error('has none');
  expect(found.value).toBeCloseTo(valuation.evaluator.number('cost_of_equity'), 6);
});

it('[VALUATION-448] has the reason without a price, and with one that is not before the target date', () => {
  expect(returnToTarget(valuationOf({ ...body, priceSnapshot: null }))).toEqual({
    ok: false,
    reason: 'No price to compare with.',
  });
  const later = { ...exampleQuote, asOf: '2028-01-15' };
  const found = returnToTarget(valuationOf({ ...body, priceSnapshot: later }));
  expect(found.ok ? '' : JSON.stringify(found.reason)).toContain('not before');
});
