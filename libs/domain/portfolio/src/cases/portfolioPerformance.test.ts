import { expect, it } from 'vitest';
import { ledgerState } from '../ledger/ledgerState.js';
import type { LedgerState } from '../state/LedgerState.js';
import { accountOf, acme, rowsOf, type RowSketch } from '../testing/rowsOf.js';

/**
 * Figures of the tests of Portfolio Performance (portfolio-performance/portfolio, commit d26a30f6), by the name of the
 * test. It counts deliveries as trades, so that they are trades here.
 */
const stateOf = (method: 'fifo' | 'average', ...sketches: readonly RowSketch[]): LedgerState =>
  ledgerState(rowsOf(...sketches), [accountOf('main', method)]);
const costOf = ({ positions }: LedgerState): string => positions[0]?.cost ?? '0.00';
const gainOf = ({ closedLots }: LedgerState): string =>
  closedLots.reduce((sum, { gain }) => sum + Number(gain), 0).toFixed(2);

const costs1: readonly RowSketch[] = [
  ['buy', '2010-01-01', { q: '109', g: '3149.20' }],
  ['sell', '2010-02-01', { q: '15', g: '531.50' }],
  ['buy', '2010-03-01', { q: '52', g: '1684.92' }],
  ['buy', '2010-03-01', { q: '32', g: '959.30' }],
];
const costs2: readonly RowSketch[] = [
  ['buy', '2010-01-01', { q: '109', g: '3149.20' }],
  ['buy', '2010-02-01', { q: '52', g: '1684.92' }],
  ['sell', '2010-03-01', { q: '15', g: '531.50' }],
];

it.each([
  ['CostCalculationTest 1', 'fifo', costs1, '5360.04', '98.12'],
  ['CostCalculationTest 1', 'average', costs1, '5360.04', '98.12'],
  ['CostCalculationTest 2', 'fifo', costs2, '4400.74', '98.12'],
  ['CostCalculationTest 2', 'average', costs2, '4383.74', '81.12'],
] as const)('[PORTFOLIO-12] has the cost and gain of %s by %s', (_name, method, rows, cost, gain) => {
  const state = stateOf(method, ...rows);
  expect([costOf(state), gainOf(state)]).toEqual([cost, gain]);
});

it.each(['fifo', 'average'] as const)(
  '[PORTFOLIO-12] has no cost left after all is sold (CostCalculationTest, %s)',
  (method) => {
    const cents: readonly RowSketch[] = [
      ['buy', '2010-01-01', { q: '10', g: '0.01' }],
      ['sell', '2010-02-01', { q: '3', g: '0.01' }],
      ['sell', '2010-03-01', { q: '3', g: '0.01' }],
      ['sell', '2010-03-01', { q: '4', g: '0.01' }],
    ];
    const twice: readonly RowSketch[] = [
      ['buy', '2010-01-01', { q: '100', g: '3149.20' }],
      ['sell', '2010-02-01', { q: '100', g: '531.50' }],
      ['buy', '2010-03-01', { q: '50', g: '1684.92' }],
      ['sell', '2010-04-01', { q: '50', g: '531.50' }],
    ];
    expect(stateOf(method, ...cents)).toMatchObject({ positions: [], refused: [] });
    expect(gainOf(stateOf(method, ...cents))).toBe('0.02');
    expect(stateOf(method, ...twice)).toMatchObject({ positions: [], refused: [] });
  },
);

it('[PORTFOLIO-15] has the gains of CapitalGainsCalculationTest in both currencies', () => {
  const rows: readonly RowSketch[] = [
    ['buy', '2024-01-01', { q: '100', g: '5000', rate: '0.9' }],
    ['buy', '2024-02-01', { q: '50', g: '3000', rate: '0.85' }],
    ['sell', '2024-03-01', { q: '50', g: '3500', rate: '0.88' }],
  ];
  const inEuros = (method: 'fifo' | 'average'): LedgerState =>
    ledgerState(rowsOf(...rows), [accountOf('main', method, 'EUR')]);
  expect(inEuros('fifo').closedLots).toMatchObject([{ gain: '1000.00', accountGain: '830.00' }]);
  expect(inEuros('average').closedLots).toMatchObject([{ accountGain: '730.00' }]);
});

it.each([
  [
    'trade_long',
    [
      ['buy', '2024-01-01', { q: '5', p: '100' }],
      ['sell', '2024-12-31', { q: '5', p: '180' }],
    ],
    '400.00',
    '0.00',
  ],
  [
    'trade_partial',
    [
      ['buy', '2024-01-01', { q: '5', p: '100' }],
      ['sell', '2024-12-31', { q: '3', p: '180' }],
    ],
    '240.00',
    '200.00',
  ],
  [
    'trade_short',
    [
      ['short', '2024-01-01', { q: '3', p: '20' }],
      ['cover', '2024-12-31', { q: '3', p: '5' }],
    ],
    '45.00',
    '0.00',
  ],
  [
    'trade_multi_buys',
    [
      ['buy', '2024-01-01', { q: '12', p: '10' }],
      ['buy', '2024-02-01', { q: '5', p: '12' }],
      ['buy', '2024-03-01', { q: '3', p: '30' }],
      ['sell', '2024-12-31', { q: '18', p: '20' }],
    ],
    '150.00',
    '60.00',
  ],
  [
    'trade_short_multi',
    [
      ['short', '2024-01-01', { q: '2', p: '100' }],
      ['short', '2024-02-01', { q: '3', p: '120' }],
      ['short', '2024-03-01', { q: '2', p: '50' }],
      ['cover', '2024-12-31', { q: '4', p: '20' }],
    ],
    '360.00',
    '-220.00',
  ],
] as const satisfies readonly (readonly [string, readonly RowSketch[], string, string])[])(
  '[PORTFOLIO-12] has the profit and open cost of TradeTest %s',
  (_name, rows, gain, cost) => {
    const state = stateOf('fifo', ...rows);
    expect(state.refused).toEqual([]);
    expect([gainOf(state), costOf(state)]).toEqual([gain, cost]);
  },
);

it('[PORTFOLIO-18] keeps the cost of what is transferred (Issue4446FIFOMultipleTransfers: 1,000 at the end)', () => {
  const names = ['first', 'second', 'third', 'fourth'];
  const move = (account: string, date: string, otherAccount: string): RowSketch => [
    'transfer',
    date,
    { account, otherAccount, instrument: acme, q: '10' },
  ];
  const rows = rowsOf(
    ['buy', '2020-09-21', { account: 'first', q: '5', g: '500' }],
    ['buy', '2020-10-21', { account: 'first', q: '5', g: '1000' }],
    ['buy', '2020-09-22', { account: 'second', q: '5', g: '500' }],
    ['buy', '2020-10-22', { account: 'second', q: '5', g: '1000' }],
    move('second', '2020-11-02', 'third'),
    move('first', '2020-11-05', 'third'),
    move('third', '2020-11-15', 'fourth'),
    ['sell', '2020-12-24', { account: 'fourth', q: '10', g: '3000' }],
  );
  const { closedLots, positions, refused } = ledgerState(
    rows,
    names.map((name) => accountOf(name)),
  );
  expect(refused).toEqual([]);
  expect(closedLots.map(({ lot, cost }) => [lot, cost])).toEqual([
    ['1', '500.00'],
    ['3', '500.00'],
  ]);
  expect(positions).toMatchObject([{ account: 'third', quantity: '10', cost: '2000.00' }]);
});

it('[PORTFOLIO-18] has the cost of Issue371PurchaseValueWithTransfers (2,397.60 with a fee of 10)', () => {
  const rows = rowsOf(
    ['buy', '2012-01-02', { q: '47', g: '2387.60', fees: '10' }],
    ['transfer', '2015-11-20', { instrument: acme, q: '47', otherAccount: 'second' }],
  );
  expect(ledgerState(rows, [accountOf(), accountOf('second')]).positions).toMatchObject([
    { account: 'second', quantity: '47', cost: '2397.60' },
  ]);
});
