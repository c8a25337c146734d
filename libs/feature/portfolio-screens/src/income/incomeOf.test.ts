import { describe, expect, it } from 'vitest';
import { exampleBody, exampleRows } from '../testing/examplePortfolio.js';
import { holdingsHere } from '../testing/holdingsHere.js';
import { daysAround, incomeOf, incomeParts, yearBefore } from './incomeOf.js';
import { monthLabel } from './monthLabel.js';
import { paidBetween } from './paidBetween.js';
import { sumOfPaid } from './sumOfPaid.js';

const acme = { symbol: 'ACME', market: null };

it('[PORTFOLIO-SCREENS-50] asks for the dividends of the last two years and of the next twelve months', () => {
  expect(daysAround('2025-11-20')).toEqual({ from: '2023-11-21', to: '2026-11-20' });
  expect(yearBefore('2025-11-20')).toEqual({ from: '2024-11-21', to: '2025-11-20' });
  expect(yearBefore('2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
});

it('[PORTFOLIO-SCREENS-50] names a month by its days, and in short by the months that they are in', () => {
  const month = { first: '2025-11-21', last: '2025-12-20' };
  expect(monthLabel(month, 'en-US', 'days')).toBe('Nov 21 – Dec 20');
  expect(monthLabel(month, 'en-US', 'months')).toBe('Nov – Dec');
  expect(monthLabel({ first: '2025-12-21', last: '2026-01-20' }, 'en-US', 'days')).toBe('Dec 21 – Jan 20');
  expect(monthLabel({ first: '2025-12-01', last: '2025-12-31' }, 'en-US', 'months')).toBe('Dec');
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

  it('counts four payments of a quarterly payer, also if the last one is not entered yet', () => {
    const income = of(['2024-11-15', '2025-02-14', '2025-05-15', '2025-08-15']);
    if (!income.ok) throw new Error(income.reason);
    expect(income.value.payments.map(({ date }) => date)).toEqual([
      '2026-02-14',
      '2026-05-15',
      '2026-08-15',
      '2026-11-15',
    ]);
    expect(income.value.months).toHaveLength(12);
    expect(income.value.holdings[0]?.yieldOnValue).toBeCloseTo(0.2);
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
  const paid = (refused: readonly string[]) => paidBetween(exampleRows, days, new Set(refused), 'EUR');
  const known = (currency: string, date: string) =>
    ({ ok: true, value: currency === 'USD' && date === '2025-06-03' ? 0.9 : 1 }) as const;
  expect(sumOfPaid(paid([]), known)).toEqual({ ok: true, value: 22.5 });
  expect(sumOfPaid(paid(['paid']), known)).toEqual({ ok: true, value: 0 });
  const none = { ok: false, reason: 'There is no exchange rate of USD on 2025-06-03.' } as const;
  expect(sumOfPaid(paid([]), () => none)).toEqual(none);
});
