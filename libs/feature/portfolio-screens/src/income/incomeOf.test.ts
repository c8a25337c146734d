import { describe, expect, it } from 'vitest';
import { exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { holdingsHere } from '../testing/holdingsHere.js';
import { daysAround, incomeOf, incomeParts, monthsFrom } from './incomeOf.js';
import { paidBetween } from './paidBetween.js';

const acme = { symbol: 'ACME', market: null };

it('[PORTFOLIO-SCREENS-50] asks for the dividends of the last twelve months and of the next', () => {
  expect(daysAround('2025-11-20')).toEqual({ from: '2024-11-21', to: '2026-11-20' });
  expect(daysAround('2024-02-29')).toEqual({ from: '2023-03-02', to: '2025-03-01' });
  expect(monthsFrom('2025-11-20').slice(0, 3)).toEqual(['2025-11', '2025-12', '2026-01']);
  expect(monthsFrom('2025-11-20').at(-1)).toBe('2026-11');
});

describe('[PORTFOLIO-SCREENS-51] expected income', () => {
  const paid = { instrument: acme, currency: 'USD', perShare: 1 };
  const of = (days: readonly string[], growth = 0) =>
    incomeOf({
      today: '2025-11-20',
      holdings: holdingsHere({ ACME: [10, 20] }, 0),
      names: exampleBody,
      dividends: { dividends: days.map((date) => ({ ...paid, date })), withoutShares: [] },
      growth,
      rateOf: () => null,
    });

  it('repeats what was paid, with the growth that is entered', () => {
    const income = of(['2025-03-01', '2025-09-01'], 0.1);
    if (!income.ok) throw new Error(income.reason);
    expect(income.value.total).toBeCloseTo(22);
    expect(income.value.holdings[0]?.yieldOnValue).toBeCloseTo(0.11);
    expect(income.value.holdings[0]?.yieldOnCost).toBeCloseTo(0.22);
    expect(incomeParts(income.value)).toEqual({ known: 0, estimated: income.value.total });
  });

  it('takes what is entered for a later day as known, in place of its estimate', () => {
    const income = of(['2025-03-01', '2025-09-01', '2026-03-03'], 0.1);
    if (!income.ok) throw new Error(income.reason);
    expect(incomeParts(income.value).known).toBeCloseTo(10);
    expect(incomeParts(income.value).estimated).toBeCloseTo(11);
  });
});

it('[PORTFOLIO-SCREENS-52] sums dividends that are counted, each at the rate of its day, or says which rate is missing', () => {
  const days = { from: '2024-11-21', to: '2025-11-20' };
  const market = { currency: 'EUR', rateOn: () => 0.9 };
  expect(paidBetween(exampleRows, days, new Set(), market)).toEqual({ ok: true, value: 22.5 });
  expect(paidBetween(exampleRows, days, new Set(['paid']), market)).toEqual({ ok: true, value: 0 });
  expect(paidBetween(exampleRows, days, new Set(), { ...market, rateOn: () => null })).toHaveProperty(
    'reason',
    'There is no exchange rate of USD on 2025-06-03.',
  );
});
