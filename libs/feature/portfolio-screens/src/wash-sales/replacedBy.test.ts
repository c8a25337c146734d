import type { WashSalePair } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { replacedBy } from './replacedBy.js';
import { washSalesBySale } from './washSalesBySale.js';

const pair = (
  sale: string,
  lot: string,
  replacement: string,
  quantity: string,
  loss: string,
): WashSalePair => ({
  instrument: { symbol: 'ACME', market: null },
  account: 'main',
  sale,
  lot,
  date: '2024-06-03',
  replacementAccount: 'second',
  replacement,
  replacementDate: replacement === 'early' ? '2024-05-20' : '2024-06-20',
  quantity,
  currency: 'USD',
  disallowedLoss: loss,
});

const pairs = [
  pair('one', 'a', 'late', '4', '40.10'),
  pair('one', 'b', 'late', '1', '5.20'),
  pair('one', 'b', 'early', '2', '10.00'),
  pair('two', 'c', 'late', '3', '7.00'),
];

it('[PORTFOLIO-SCREENS-244] sums up the loss of a sale and names each purchase once, the oldest first', () => {
  const bySale = washSalesBySale(pairs);
  expect([...bySale.keys()]).toEqual(['one', 'two']);
  const one = replacedBy(bySale.get('one') ?? []);
  expect(one).toMatchObject({ currency: 'USD', quantity: 7 });
  expect(one?.loss).toBeCloseTo(55.3, 10);
  expect(one?.purchases).toEqual([
    { row: 'early', account: 'second', date: '2024-05-20', quantity: 2 },
    { row: 'late', account: 'second', date: '2024-06-20', quantity: 5 },
  ]);
  expect(replacedBy([])).toBeNull();
});
