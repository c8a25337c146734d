import { expect, it } from 'vitest';
import { createLedger } from '../ledger/createLedger.js';
import { ledgerState } from '../ledger/ledgerState.js';
import type { LedgerState } from '../state/LedgerState.js';
import { readLedger } from '../state/readLedger.js';
import { accountOf, other, rowsOf, type RowSketch } from '../testing/rowsOf.js';

const stateOf = (...sketches: readonly RowSketch[]): LedgerState =>
  ledgerState(rowsOf(...sketches), [accountOf()]);
const twoForOne = { received: '2', held: '1' };

it('[PORTFOLIO-22] splits lots and leaves the figures of before as traded', () => {
  const ledger = createLedger(
    rowsOf(
      ['buy', '2023-01-02', { q: '7', g: '700' }],
      ['valuation', '2023-06-01', { p: '110' }],
      ['split', '2024-01-02', { ratio: twoForOne }],
      ['sell', '2024-01-02', { q: '4', p: '60' }],
    ),
    [accountOf()],
  );
  expect(readLedger(ledger, '2024-01-01').positions).toMatchObject([
    { quantity: '7', cost: '700.00', filed: { price: 110, date: '2023-06-01', as: 'valued' } },
  ]);
  expect(readLedger(ledger)).toMatchObject({
    positions: [{ quantity: '10', cost: '500.00', lots: [{ acquired: '2023-01-02' }] }],
    closedLots: [{ quantity: '4', cost: '200.00', gain: '40.00' }],
  });
});

// Figures of "Stock Splits, Part II" (Roy Lewis, The Motley Fool, 1999): 55 shares that cost 6,895 become 82.5.
it('[PORTFOLIO-23] sells the fraction that a 3-for-2 split leaves for cash in lieu', () => {
  const { positions, closedLots, cash } = stateOf(
    ['buy', '1997-03-19', { q: '55', p: '125', fees: '20' }],
    ['split', '1999-03-19', { ratio: { received: '3', held: '2' }, cashInLieu: '45' }],
  );
  expect(positions).toMatchObject([{ quantity: '82', cost: '6853.21' }]);
  expect(closedLots).toMatchObject([
    {
      cause: 'cash-in-lieu',
      quantity: '0.5',
      cost: '41.79',
      proceeds: '45.00',
      gain: '3.21',
      isLongTerm: true,
    },
  ]);
  expect(cash[0]?.amount).toBe('-6850.00');
});

it('[PORTFOLIO-23] reverses a split to the whole shares that the broker filed', () => {
  const buy: RowSketch = ['buy', '2023-01-02', { q: '100', g: '1000' }];
  const ratio = { received: '1', held: '3' };
  expect(stateOf(buy, ['split', '2024-01-02', { ratio }]).positions).toMatchObject([
    { quantity: '33.333333333333', cost: '1000.00' },
  ]);
  expect(stateOf(buy, ['split', '2024-01-02', { ratio, q: '34' }]).positions).toMatchObject([
    { quantity: '34', cost: '1000.00' },
  ]);
  expect(stateOf(buy, ['split', '2024-01-02', { ratio, q: '33', cashInLieu: '9.99' }])).toMatchObject({
    positions: [{ quantity: '33', cost: '990.00' }],
    closedLots: [{ quantity: '0.333333333333', cost: '10.00', gain: '-0.01' }],
  });
  expect(stateOf(buy, ['split', '2024-01-02', { ratio, q: '50' }]).refused).toEqual([
    { id: '2', reason: 'The ratio gives 33.333333333333 shares; the row says 50.' },
  ]);
  expect(stateOf(buy, ['split', '2024-01-02', { ratio: twoForOne, cashInLieu: '5' }]).refused).toEqual([
    { id: '2', reason: 'Cash in lieu is filed, but 200 shares leave no fraction.' },
  ]);
});

it('[PORTFOLIO-22] splits what is sold short', () => {
  const { positions } = stateOf(
    ['short', '2023-01-02', { q: '5', g: '500' }],
    ['split', '2024-01-02', { ratio: twoForOne }],
  );
  expect(positions).toMatchObject([{ quantity: '-10', cost: '-500.00' }]);
});

// IRS Publication 550, Stock dividends: shares that cost 30 and 45, two new shares for each; then 10 and 15 a share.
it('[PORTFOLIO-24] spreads the cost of each lot over its bonus shares', () => {
  const { positions } = stateOf(
    ['buy', '1998-01-02', { q: '1', g: '30' }],
    ['buy', '1998-02-02', { q: '1', g: '45' }],
    ['bonus', '1999-01-02', { ratio: twoForOne }],
  );
  expect(positions).toMatchObject([
    {
      quantity: '6',
      lots: [
        { quantity: '3', cost: '30.00', acquired: '1998-01-02' },
        { quantity: '3', cost: '45.00', acquired: '1998-02-02' },
      ],
    },
  ]);
});

it('[PORTFOLIO-24] takes the number of bonus shares instead of a ratio', () => {
  expect(
    stateOf(['buy', '2023-01-02', { q: '30', g: '90' }], ['bonus', '2024-01-02', { q: '3' }]).positions,
  ).toMatchObject([{ quantity: '33', cost: '90.00' }]);
});

it('[PORTFOLIO-25] moves the share of the cost filed to the shares of a spin-off, with the days of acquisition', () => {
  const { positions, closedLots, refused } = stateOf(
    ['buy', '2020-01-02', { q: '60', g: '3000' }],
    ['buy', '2023-12-01', { q: '40', g: '4000' }],
    [
      'spin-off',
      '2024-01-02',
      { otherInstrument: other, ratio: { received: '1', held: '11' }, costShare: '0.1', cashInLieu: '6.50' },
    ],
  );
  expect(refused).toEqual([]);
  // 100 ÷ 11 = 9.0909…; the fraction is sold from the oldest lot.
  expect(positions).toMatchObject([
    {
      instrument: { symbol: 'ACME' },
      quantity: '100',
      cost: '6300.00',
      lots: [{ cost: '2700.00' }, { cost: '3600.00' }],
    },
    {
      instrument: { symbol: 'OTHR' },
      quantity: '9',
      cost: '695.00',
      lots: [
        { acquired: '2020-01-02', cost: '295.00' },
        { acquired: '2023-12-01', cost: '400.00' },
      ],
    },
  ]);
  expect(closedLots).toMatchObject([
    {
      instrument: { symbol: 'OTHR' },
      quantity: '0.090909090909',
      cost: '5.00',
      gain: '1.50',
      isLongTerm: true,
    },
  ]);
});

it('[PORTFOLIO-25] owes shares of a spin-off for what is sold short', () => {
  const { positions } = stateOf(
    ['short', '2024-01-01', { q: '10', g: '1000' }],
    [
      'spin-off',
      '2024-01-02',
      { otherInstrument: other, ratio: { received: '1', held: '2' }, costShare: '0.2' },
    ],
  );
  expect(positions).toMatchObject([
    { quantity: '-10', cost: '-800.00' },
    { quantity: '-5', cost: '-200.00' },
  ]);
});

// IRS Publication 550, Nondividend distributions: stock that cost 100, distributions of 80 and 30; a gain of 10 remains.
it('[PORTFOLIO-26] lowers the cost by a return of capital, and counts what exceeds it as a gain', () => {
  const { positions, closedLots, cash } = stateOf(
    ['buy', '2004-05-03', { q: '1', g: '100' }],
    ['return-of-capital', '2007-06-01', { g: '80' }],
    ['return-of-capital', '2018-06-01', { g: '30' }],
  );
  expect(positions).toMatchObject([{ quantity: '1', cost: '0.00' }]);
  expect(closedLots).toMatchObject([
    { cause: 'return-of-capital', quantity: '0', gain: '10.00', isLongTerm: true, closed: '2018-06-01' },
  ]);
  expect(cash[0]?.amount).toBe('10.00');
});

it('[PORTFOLIO-27] exchanges shares in a merger with their cost and days of acquisition', () => {
  const { positions, closedLots, refused } = stateOf(
    ['buy', '2020-01-02', { q: '10', g: '100' }],
    ['buy', '2021-01-02', { q: '5', g: '80' }],
    [
      'merger',
      '2024-01-02',
      { otherInstrument: other, ratio: { received: '0.5', held: '1' }, cashInLieu: '20' },
    ],
  );
  expect(refused).toEqual([]);
  expect(positions).toMatchObject([
    {
      instrument: { symbol: 'OTHR' },
      quantity: '7',
      cost: '170.00',
      lots: [
        { quantity: '4.5', acquired: '2020-01-02' },
        { quantity: '2.5', acquired: '2021-01-02' },
      ],
    },
  ]);
  expect(closedLots).toMatchObject([{ quantity: '0.5', cost: '10.00', gain: '10.00' }]);
});

it('[PORTFOLIO-27] sells or covers all in a merger for cash', () => {
  expect(
    stateOf(['buy', '2020-01-02', { q: '10', g: '100' }], ['merger', '2024-01-02', { g: '150', fees: '1' }]),
  ).toMatchObject({
    cash: [{ amount: '49.00' }],
    positions: [],
    closedLots: [{ cause: 'merger', proceeds: '149.00', gain: '49.00' }],
  });
  expect(
    stateOf(
      ['short', '2020-01-02', { q: '10', g: '100' }],
      ['merger', '2024-01-02', { g: '150', fees: '1' }],
    ),
  ).toMatchObject({
    cash: [{ amount: '-51.00' }],
    closedLots: [{ side: 'short', cost: '151.00', gain: '-51.00' }],
  });
});

it.each([
  // Cost, gain recognized and new cost: the gain is above the cash, below it, and a loss.
  ['400', '300.00', '400.00'],
  ['1000', '100.00', '800.00'],
  ['1500', '0.00', '1200.00'],
])(
  '[PORTFOLIO-28] recognizes the gain of a merger for shares and cash up to the cash (cost %s)',
  (cost, gain, left) => {
    const { positions, closedLots, cash } = stateOf(
      ['buy', '2020-01-02', { q: '10', g: cost }],
      ['merger', '2024-01-02', { otherInstrument: other, ratio: twoForOne, g: '300', p: '40' }],
    );
    expect(positions).toMatchObject([{ quantity: '20', cost: left }]);
    expect(closedLots).toMatchObject([{ cause: 'merger', quantity: '0', proceeds: '300.00', gain }]);
    expect(cash[0]?.amount).toBe((300 - Number(cost)).toFixed(2));
  },
);

it('[PORTFOLIO-29] issues rights at no cost or the share filed, and exercises them into new shares', () => {
  const right = { symbol: 'ACME.R', market: 'XNYS' };
  const { positions, cash, refused } = stateOf(
    ['buy', '2020-01-02', { q: '100', g: '2200' }],
    [
      'rights',
      '2024-01-02',
      { otherInstrument: right, ratio: { received: '1', held: '10' }, costShare: '0.05' },
    ],
    ['sell', '2024-01-03', { instrument: right, q: '4', g: '50' }],
    [
      'rights',
      '2024-02-01',
      {
        instrument: right,
        ratio: { received: '1', held: '2' },
        otherInstrument: { symbol: 'ACME', market: 'XNYS' },
        g: '60',
        fees: '1',
      },
    ],
  );
  expect(refused).toEqual([]);
  expect(positions).toMatchObject([
    {
      quantity: '103',
      cost: '2217.00',
      lots: [
        { quantity: '100', cost: '2090.00' },
        { lot: '4', quantity: '3', cost: '127.00', acquired: '2024-02-01' },
      ],
    },
  ]);
  expect(cash[0]?.amount).toBe('-2211.00');
});

it('[PORTFOLIO-30] applies what happens on one day in the order of kinds, whatever the order of entry', () => {
  const { refused, positions } = stateOf(
    ['sell', '2024-01-02', { q: '20', p: '50' }],
    ['split', '2024-01-02', { ratio: twoForOne }],
    ['buy', '2024-01-02', { q: '4', p: '50' }],
    ['buy', '2023-01-02', { q: '8', p: '100' }],
  );
  expect(refused).toEqual([]);
  expect(positions).toEqual([]);
});
