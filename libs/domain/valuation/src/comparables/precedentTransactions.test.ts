import { expect, it } from 'vitest';
import type { Transaction } from '@finance-analyst/documents';
import { precedentTransactions } from './precedentTransactions.js';

const transaction = (id: string, enterpriseValue: number, given: Partial<Transaction> = {}): Transaction => ({
  id,
  target: `Target ${id}`,
  announced: '2025-05-02',
  currency: 'USD',
  source: '',
  enterpriseValue,
  equityValue: null,
  metrics: { ebitda: 10, ebit: 8, revenue: 50, netIncome: 4, bookValue: null },
  ...given,
});

it('[VALUATION-256] compares transactions by the multiples that were paid, as far as they are disclosed', () => {
  const { items, comparisons } = precedentTransactions([
    transaction('a', 100),
    transaction('b', 120, { equityValue: 60 }),
    transaction('c', 140, { isLeftOut: true }),
    transaction('d', 110),
  ]);
  expect(comparisons.evToEbitda.statistics).toMatchObject({ ok: true, value: { median: 11, mean: 11 } });
  expect(comparisons.evToEbitda.excluded).toEqual(new Map([['c', 'left-out']]));
  expect(comparisons.priceToEarnings).toMatchObject({ count: 1 });
  expect(items[0]?.multiples.priceToEarnings).toEqual({
    ok: false,
    reason: 'Equity value is not disclosed.',
  });
  expect(comparisons.priceToBook.statistics).toEqual({
    ok: false,
    reason: 'No transaction has this multiple.',
  });
  expect(items[1]?.multiples.priceToBook).toEqual({ ok: false, reason: 'Book value is not disclosed.' });
});
