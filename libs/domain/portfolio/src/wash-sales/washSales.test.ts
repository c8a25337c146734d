import { expect, it } from 'vitest';
import { createLedger } from '../ledger/createLedger.js';
import { accountOf, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import { washSales } from './washSales.js';
import type { WashSalePair } from './WashSalePair.js';

const washSalesOf = (...sketches: readonly RowSketch[]): readonly WashSalePair[] =>
  washSales(createLedger(rowsOf(...sketches), [accountOf(), accountOf('second')]));

// IRS Publication 550, Wash Sales: bought for 1,000, sold for 750, bought again within 30 days for 800.
it('[PORTFOLIO-40] pairs a loss with the purchase that replaces the shares sold', () => {
  expect(
    washSalesOf(
      ['buy', '2023-01-03', { q: '100', g: '1000' }],
      ['sell', '2023-12-01', { q: '100', g: '750' }],
      ['buy', '2023-12-20', { account: 'second', q: '100', g: '800' }],
    ),
  ).toMatchObject([
    {
      sale: '2',
      lot: '1',
      replacement: '3',
      replacementAccount: 'second',
      quantity: '100',
      disallowedLoss: '250.00',
    },
  ]);
});

// IRS Publication 550, More or less stock bought than sold: 100 shares sold at a loss of 1,000, 75 replaced.
it('[PORTFOLIO-40] pairs only as many shares as were bought', () => {
  const pairs = washSalesOf(
    ['buy', '2022-09-23', { q: '100', g: '5000' }],
    ['buy', '2022-12-20', { q: '50', g: '2750' }],
    ['buy', '2022-12-27', { q: '25', g: '1125' }],
    ['sell', '2023-01-03', { q: '100', g: '4000' }],
  );
  expect(pairs).toMatchObject([
    { replacement: '2', quantity: '50', disallowedLoss: '500.00' },
    { replacement: '3', quantity: '25', disallowedLoss: '250.00' },
  ]);
});

it.each([
  ['2023-11-01', 1],
  ['2023-10-31', 0],
  ['2023-12-31', 1],
  ['2024-01-01', 0],
])('[PORTFOLIO-40] looks 30 days back and ahead of December 1: %s', (date, pairs) => {
  expect(
    washSalesOf(
      ['buy', '2023-01-03', { q: '10', g: '100' }],
      ['buy', date, { q: '10', g: '80' }],
      ['sell', '2023-12-01', { q: '10', g: '75' }],
    ),
  ).toHaveLength(pairs);
});

it('[PORTFOLIO-40] matches a share once and never with itself, and ignores gains', () => {
  expect(
    washSalesOf(['buy', '2023-11-20', { q: '10', g: '100' }], ['sell', '2023-12-01', { q: '10', g: '75' }]),
  ).toEqual([]);
  expect(
    washSalesOf(
      ['buy', '2023-11-20', { q: '10', g: '100' }],
      ['buy', '2023-11-21', { q: '10', g: '100' }],
      ['sell', '2023-12-01', { q: '20', g: '150' }],
    ),
  ).toEqual([]);
  expect(
    washSalesOf(
      ['buy', '2023-01-03', { q: '20', g: '200' }],
      ['sell', '2023-12-01', { q: '10', g: '75' }],
      ['sell', '2023-12-02', { q: '10', g: '70' }],
      ['buy', '2023-12-10', { q: '15', g: '120' }],
      ['sell', '2023-12-11', { q: '1', g: '120' }],
    ),
  ).toMatchObject([
    { sale: '2', quantity: '10', disallowedLoss: '25.00' },
    { sale: '3', quantity: '5', disallowedLoss: '15.00' },
  ]);
});

it('[PORTFOLIO-40] counts shares as traded on the day of the sale', () => {
  expect(
    washSalesOf(
      ['buy', '2023-01-03', { q: '10', g: '100' }],
      ['sell', '2023-12-01', { q: '10', g: '75' }],
      ['split', '2023-12-05', { account: 'second', ratio: { received: '2', held: '1' } }],
      ['buy', '2023-12-04', { account: 'second', q: '2', g: '15' }],
      ['buy', '2023-12-06', { q: '4', g: '15' }],
    ),
  ).toMatchObject([
    { replacement: '4', quantity: '2' },
    { replacement: '5', quantity: '2' },
  ]);
});
