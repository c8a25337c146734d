import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber } from '../calendar/dayNumber.js';
import { isoDate } from '../calendar/isoDate.js';
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

it('[PORTFOLIO-40] pairs no share with a purchase of a day that does not count yet', () => {
  const ledger = createLedger(
    rowsOf(
      ['buy', '2023-01-03', { q: '10', g: '100' }],
      ['sell', '2023-12-01', { q: '10', g: '75' }],
      ['buy', '2023-12-20', { q: '10', g: '80' }],
    ),
    [accountOf()],
  );
  const until = (date: string) => washSales(ledger, dayNumber(date) ?? 0);
  expect(until('2023-11-30')).toEqual([]);
  expect(until('2023-12-19')).toEqual([]);
  expect(until('2023-12-20')).toEqual(washSales(ledger));
  expect(washSales(ledger)).toHaveLength(1);
});

it('[PORTFOLIO-40] pairs only within 30 days, no share twice, whatever was bought and sold', () => {
  const start = dayNumber('2024-01-01') ?? 0;
  const trade = fc.record({
    isBuy: fc.boolean(),
    day: fc.integer({ min: 0, max: 200 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 9 }),
  });
  let pairsSeen = 0;
  fc.assert(
    fc.property(fc.array(trade, { minLength: 4, maxLength: 40 }), (trades) => {
      const pairs = washSalesOf(
        ['buy', '2023-01-03', { q: '400', g: '4000' }],
        ...trades.map(({ isBuy, day, quantity, price }): RowSketch => {
          const date = isoDate(start + day);
          return [isBuy ? 'buy' : 'sell', date, { q: String(quantity), g: String(quantity * price) }];
        }),
      );
      pairsSeen += pairs.length;
      const [matched, replaced] = [new Map<string, number>(), new Map<string, number>()];
      for (const { sale, date, replacement, replacementDate, quantity, disallowedLoss } of pairs) {
        expect(Math.abs((dayNumber(date) ?? 0) - (dayNumber(replacementDate) ?? 0))).toBeLessThanOrEqual(30);
        expect(Number(disallowedLoss)).toBeGreaterThan(0);
        matched.set(sale, (matched.get(sale) ?? 0) + Number(quantity));
        replaced.set(replacement, (replaced.get(replacement) ?? 0) + Number(quantity));
      }
      for (const sums of [matched, replaced])
        for (const [row, sum] of sums)
          expect(sum).toBeLessThanOrEqual(trades[Number(row) - 2]?.quantity ?? 0);
    }),
  );
  expect(pairsSeen).toBeGreaterThan(100);
});
