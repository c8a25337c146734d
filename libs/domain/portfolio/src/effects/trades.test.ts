import { expect, it } from 'vitest';
import { ledgerState } from '../ledger/ledgerState.js';
import type { LotMethod } from '../row/LotMethod.js';
import type { LedgerState } from '../state/LedgerState.js';
import { accountOf, rowsOf, type RowSketch } from '../testing/rowsOf.js';

const stateOf = (sketches: readonly RowSketch[], method: LotMethod = 'fifo'): LedgerState =>
  ledgerState(rowsOf(...sketches), [accountOf('main', method)]);

it('[PORTFOLIO-10] counts fees and taxes of a purchase as cost and deducts the fees of a sale from its proceeds', () => {
  const { cash, closedLots, positions, totals, refused } = stateOf([
    ['deposit', '2024-01-02', { g: '10000' }],
    ['buy', '2024-01-03', { q: '10', p: '100', fees: '5', taxes: '1.50' }],
    ['sell', '2025-01-04', { q: '4', p: '120', fees: '2', taxes: '12.34' }],
  ]);
  expect(refused).toEqual([]);
  expect(cash).toEqual([{ account: 'main', currency: 'USD', amount: '9459.16' }]);
  expect(closedLots).toMatchObject([
    {
      lot: '2',
      closedBy: '3',
      cause: 'sell',
      quantity: '4',
      cost: '402.60',
      proceeds: '478.00',
      gain: '75.40',
      isLongTerm: true,
    },
  ]);
  expect(positions).toMatchObject([
    { quantity: '6', cost: '603.90', lots: [{ lot: '2', acquired: '2024-01-03' }] },
  ]);
  expect(totals).toMatchObject([{ fees: '7.00', taxes: '13.84' }]);
});

it('[PORTFOLIO-11] takes the amount filed before quantity × price, which is rounded to the minor unit', () => {
  expect(stateOf([['buy', '2024-01-03', { q: '3', p: '33.335' }]]).cash[0]?.amount).toBe('-100.01');
  expect(stateOf([['buy', '2024-01-03', { q: '3', p: '33.335', g: '100' }]]).cash[0]?.amount).toBe('-100.00');
  expect(stateOf([['buy', '2024-01-03', { q: '3', p: '33.335', currency: 'JPY' }]]).cash[0]?.amount).toBe(
    '-100',
  );
  expect(stateOf([['buy', '2024-01-03', { q: '0.00000001', g: '0.000412345678' }]]).cash[0]?.amount).toBe(
    '-0.000412345678',
  );
});

const purchases: readonly RowSketch[] = [
  ['buy', '2024-01-01', { q: '10', g: '100' }],
  ['buy', '2024-02-01', { q: '10', g: '300' }],
  ['buy', '2024-03-01', { q: '10', g: '200' }],
];

it.each([
  ['fifo', ['1', '2'], '250.00'],
  ['lifo', ['3', '2'], '350.00'],
  ['hifo', ['2', '3'], '400.00'],
  ['average', ['1', '2'], '300.00'],
  ['specific', ['1', '2'], '250.00'],
] as const)('[PORTFOLIO-12] closes lots by %s', (method, lots, cost) => {
  const state = stateOf([...purchases, ['sell', '2024-04-01', { q: '15', g: '600' }]], method);
  expect(state.closedLots.map(({ lot }) => lot)).toEqual(lots);
  const total = state.closedLots.reduce((sum, closed) => sum + Number(closed.cost), 0);
  expect(total.toFixed(2)).toBe(cost);
  expect((600 - total).toFixed(2)).toBe(state.positions[0]?.cost);
});

it('[PORTFOLIO-13] closes the lots that a sale names', () => {
  const lots = [
    { lot: '3', quantity: '5' },
    { lot: '1', quantity: '2' },
  ];
  const { closedLots, refused } = stateOf(
    [...purchases, ['sell', '2024-04-01', { q: '7', g: '210', lots }]],
    'specific',
  );
  expect(refused).toEqual([]);
  expect(closedLots).toMatchObject([
    { lot: '3', quantity: '5', cost: '100.00', proceeds: '150.00' },
    { lot: '1', quantity: '2', cost: '20.00', proceeds: '60.00' },
  ]);
});

it.each([
  [[{ lot: '9', quantity: '5' }], 'A lot that is named is not open on that day.'],
  [[{ lot: '1', quantity: '11' }], 'The lots that are named add up to 11, and the quantity is 5.'],
  [[{ lot: '1', quantity: '4' }], 'The lots that are named add up to 4, and the quantity is 5.'],
  [[{ lot: '1', quantity: '0' }], 'The quantity of a lot that is named is 0.'],
  [
    [
      { lot: '1', quantity: '2' },
      { lot: '1', quantity: '3' },
    ],
    'A lot is named twice.',
  ],
])('[PORTFOLIO-13] refuses lots that cannot be closed (%j)', (lots, reason) => {
  const { closedLots, positions, refused } = stateOf(
    [...purchases, ['sell', '2024-04-01', { q: '5', g: '1', lots }]],
    'specific',
  );
  expect(refused).toEqual([{ id: '4', reason }]);
  expect(closedLots).toEqual([]);
  expect(positions[0]?.quantity).toBe('30');
});

it('[PORTFOLIO-13] refuses more of a lot than is open, with its day and what it has', () => {
  const { refused } = stateOf(
    [
      ...purchases,
      ['sell', '2024-03-15', { q: '4', g: '80', lots: [{ lot: '1', quantity: '4' }] }],
      ['sell', '2024-04-01', { q: '7', g: '210', lots: [{ lot: '1', quantity: '7' }] }],
    ],
    'specific',
  );
  expect(refused).toEqual([{ id: '5', reason: 'The lot of 2024-01-01 has 6, less than 7.' }]);
});

it('[PORTFOLIO-14] opens short lots with their proceeds and closes them at the cost of the cover', () => {
  const { cash, closedLots, positions } = stateOf([
    ['short', '2024-01-02', { q: '10', p: '20', fees: '1' }],
    ['cover', '2026-02-01', { q: '4', p: '15', fees: '1' }],
  ]);
  expect(cash[0]?.amount).toBe('138.00');
  expect(closedLots).toMatchObject([
    { side: 'short', cause: 'cover', proceeds: '79.60', cost: '61.00', gain: '18.60', isLongTerm: false },
  ]);
  expect(positions).toMatchObject([{ quantity: '-6', cost: '-119.40' }]);
});

it('[PORTFOLIO-14] covers first the short lots with the smallest gain at highest in, first out', () => {
  const { closedLots } = stateOf(
    [
      ['short', '2024-01-01', { q: '10', g: '300' }],
      ['short', '2024-01-02', { q: '10', g: '100' }],
      ['cover', '2024-02-01', { q: '10', g: '200' }],
    ],
    'hifo',
  );
  expect(closedLots).toMatchObject([{ lot: '2', gain: '-100.00' }]);
});

it('[PORTFOLIO-15] gives the gain in the currency of the account by the rates of both rows', () => {
  const rows = rowsOf(
    ['buy', '2024-01-01', { q: '100', g: '5000', rate: '0.9' }],
    ['sell', '2024-03-01', { q: '50', g: '3500', rate: '0.88' }],
    ['sell', '2024-03-02', { q: '50', g: '3500' }],
  );
  const { closedLots } = ledgerState(rows, [accountOf('main', 'fifo', 'EUR')]);
  expect(closedLots).toMatchObject([
    { gain: '1000.00', accountCost: '2250.00', accountProceeds: '3080.00', accountGain: '830.00' },
    { gain: '1000.00', accountCost: '2250.00', accountProceeds: null, accountGain: null },
  ]);
});

it('[PORTFOLIO-16] changes cash in the other currency that a row files, and converts by it', () => {
  const rows = rowsOf(
    ['buy', '2024-01-01', { q: '100', g: '5000', fees: '10', otherCurrency: 'EUR', otherAmount: '4635.01' }],
    ['sell', '2024-02-01', { q: '100', g: '8000', otherCurrency: 'EUR', otherAmount: '6280' }],
  );
  const { cash, closedLots } = ledgerState(rows, [accountOf('main', 'fifo', 'EUR')]);
  expect(cash).toEqual([{ account: 'main', currency: 'EUR', amount: '1644.99' }]);
  expect(closedLots).toMatchObject([{ gain: '2990.00', accountCost: '4635.01', accountGain: '1644.99' }]);
});

it('[PORTFOLIO-17] adds dividends, interest, fees and taxes by instrument and currency', () => {
  const { cash, totals } = stateOf([
    ['dividend', '2024-01-01', { g: '50', taxes: '7.50', fees: '1' }],
    ['dividend', '2024-02-01', { q: '10', p: '0.255' }],
    ['interest', '2024-02-01', { g: '-3.33' }],
    ['fee', '2024-02-01', { fees: '2' }],
    ['tax', '2024-02-01', { g: '-4' }],
    ['tax', '2024-02-01', { g: '1', currency: 'EUR' }],
  ]);
  expect(cash).toMatchObject([
    { currency: 'EUR', amount: '-1.00' },
    { currency: 'USD', amount: '42.72' },
  ]);
  expect(totals).toMatchObject([
    { instrument: null, currency: 'EUR', taxes: '1.00' },
    { instrument: null, currency: 'USD', dividends: '0.00', interest: '-3.33', fees: '2.00', taxes: '-4.00' },
    { instrument: { symbol: 'ACME' }, dividends: '52.55', interest: '0.00', fees: '1.00', taxes: '7.50' },
  ]);
});

it('[PORTFOLIO-18] moves lots between accounts with their cost and day, and cash without gain or loss', () => {
  const rows = rowsOf(
    ['deposit', '2024-01-01', { g: '1000' }],
    ['buy', '2024-01-02', { q: '10', g: '100' }],
    ['transfer', '2024-03-01', { g: '200', fees: '3', otherAccount: 'second' }],
    [
      'transfer',
      '2024-03-01',
      { instrument: { symbol: 'acme', market: 'xnys' }, q: '4', fees: '1', otherAccount: 'second' },
    ],
    ['sell', '2025-06-01', { account: 'second', q: '4', g: '60' }],
  );
  const { cash, closedLots, positions, refused } = ledgerState(rows, [
    accountOf(),
    accountOf('second', 'lifo'),
  ]);
  expect(refused).toEqual([]);
  expect(cash).toMatchObject([
    { account: 'main', amount: '696.00' },
    { account: 'second', amount: '260.00' },
  ]);
  expect(closedLots).toMatchObject([
    { account: 'second', lot: '2', acquired: '2024-01-02', cost: '40.00', gain: '20.00', isLongTerm: true },
  ]);
  expect(positions).toMatchObject([{ account: 'main', quantity: '6', cost: '60.00' }]);
});

it('[PORTFOLIO-19] takes deposits in kind at the cost filed and lets withdrawals in kind leave at cost', () => {
  const { cash, closedLots, positions } = stateOf([
    [
      'deposit',
      '2024-01-02',
      { instrument: { symbol: 'ACME', market: 'XNYS' }, q: '10', g: '500', acquired: '2020-05-05' },
    ],
    ['withdrawal', '2024-02-01', { instrument: { symbol: 'ACME', market: 'XNYS' }, q: '3' }],
  ]);
  expect(cash).toEqual([]);
  expect(closedLots).toMatchObject([
    { cause: 'withdrawal', cost: '150.00', proceeds: '150.00', gain: '0.00' },
  ]);
  expect(positions).toMatchObject([{ quantity: '7', cost: '350.00', lots: [{ acquired: '2020-05-05' }] }]);
});

it('[PORTFOLIO-20] exchanges currencies, with fees in the currency paid', () => {
  const { cash } = stateOf([
    ['exchange', '2024-01-02', { g: '1000', fees: '2.5', otherCurrency: 'JPY', otherAmount: '145231' }],
  ]);
  expect(cash).toMatchObject([
    { currency: 'JPY', amount: '145231' },
    { currency: 'USD', amount: '-1002.50' },
  ]);
});

it('[PORTFOLIO-21] keeps the last price filed, without changing cash or lots', () => {
  const { positions, cash } = stateOf([
    ['buy', '2024-01-02', { q: '1', g: '10' }],
    ['valuation', '2024-01-02', { p: '11.125' }],
    ['valuation', '2024-01-03', { p: '12' }],
  ]);
  expect(cash).toMatchObject([{ amount: '-10.00' }]);
  expect(positions).toMatchObject([
    { quantity: '1', filed: { date: '2024-01-03', price: 12, currency: 'USD', as: 'valued' } },
  ]);
});
