import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ledgerState } from '../ledger/ledgerState.js';
import { acme, accountOf, rowsOf, type RowSketch } from '../testing/rowsOf.js';
import type { LedgerRow } from './LedgerRow.js';
import { rowKinds } from './RowKind.js';
import { rowProblem } from './rowProblem.js';

const accounts = [
  { ...accountOf(), opened: '2024-01-01' },
  { ...accountOf('late'), opened: '2025-01-01' },
];

const day = '2024-05-01';
const refusals: readonly (readonly [RowSketch, string])[] = [
  [['sell', day, { q: '1', p: '1' }], 'Account main holds 0 ACME on that day, less than 1.'],
  [['cover', day, { q: '1', p: '1' }], 'Account main is short 0 ACME on that day, less than 1.'],
  [['split', day, { ratio: { received: '2', held: '1' } }], 'Account main holds no ACME on that day.'],
  [['buy', '2023-12-31', { q: '1', p: '1' }], 'The row is before account main was opened on 2024-01-01.'],
  [
    ['transfer', day, { g: '1', otherAccount: 'late' }],
    'The row is before account late was opened on 2025-01-01.',
  ],
  [['buy', '2024-02-30', { q: '1', p: '1' }], 'Date is not a date: 2024-02-30.'],
  [['buy', day, { q: '1', p: '1', settlement: 'T+2' }], 'Settlement date is not a date: T+2.'],
  [['buy', day, { p: '1' }], 'Quantity is missing.'],
  [['buy', day, { q: '-1', p: '1' }], 'Quantity is negative: -1.'],
  [['buy', day, { q: '0.0', p: '1' }], 'Quantity is 0.'],
  [['buy', day, { q: '1' }], 'Price or gross amount is missing.'],
  [['buy', day, { q: '1,000', p: '1' }], 'Quantity is not a decimal number: 1,000.'],
  [['buy', day, { q: '1', p: 'NaN' }], 'Price is not a decimal number: NaN.'],
  [['buy', day, { q: '0.1234567890123', p: '1' }], 'Quantity has more than 12 decimals: 0.1234567890123.'],
  [['buy', day, { q: '1', p: '1', currency: 'GBX' }], 'Currency GBX is not in ISO 4217.'],
  [['buy', day, { q: '1', p: '1', account: 'none' }], 'There is no account none.'],
  [['transfer', day, { g: '1', otherAccount: 'none' }], 'There is no account none.'],
  [['transfer', day, { g: '1' }], 'The account that receives is missing.'],
  [['transfer', day, { g: '1', otherAccount: 'main' }], 'The account transfers to itself.'],
  [['buy', day, { q: '1', p: '1', instrument: { symbol: ' ', market: null } }], 'Instrument has no symbol.'],
  [['deposit', day, {}], 'Gross amount is missing.'],
  [['deposit', day, { g: '-5' }], 'Gross amount is negative: -5.'],
  [['deposit', day, { g: '5', instrument: acme }], 'Quantity is missing.'],
  [['buy', day, { q: '1', p: '1', rate: '0' }], 'Exchange rate is 0.'],
  [['exchange', day, { g: '1' }], 'The amount received is missing.'],
  [
    ['exchange', day, { g: '1', otherAmount: '1', otherCurrency: 'USD' }],
    'Both amounts are in the same currency.',
  ],
  [
    ['buy', day, { q: '1', p: '1', otherAmount: '1' }],
    'The other amount needs its currency, and the currency its amount.',
  ],
  [['split', day], 'Ratio is missing.'],
  [['split', day, { ratio: { received: '0', held: '1' } }], 'Ratio needs two positive numbers.'],
  [
    ['split', day, { ratio: { received: '2', held: '1' }, g: '3' }],
    'The gross amount has no meaning here; cash for a fraction is cash in lieu.',
  ],
  [['spin-off', day, { q: '1' }], 'Share of the cost is missing.'],
  [['spin-off', day, { q: '1', costShare: '1.1' }], 'Share of the cost is above 1: 1.1.'],
  [['spin-off', day, { q: '1', costShare: '0.1' }], 'The instrument received is missing.'],
  [
    ['spin-off', day, { costShare: '0.1', otherInstrument: { symbol: 'X', market: null } }],
    'Ratio or quantity is missing.',
  ],
  [['merger', day], 'What is received is missing: cash, or an instrument.'],
  [['merger', day, { q: '1', otherInstrument: acme }], 'The instrument received is the one held.'],
  [
    ['merger', day, { q: '1', g: '1', otherInstrument: { symbol: 'X', market: null } }],
    'A merger for shares and cash needs the price of the new shares.',
  ],
  [['valuation', day], 'Price is missing.'],
];

it.each(refusals.map(([sketch, reason]) => [reason, sketch] as const))(
  '[PORTFOLIO-7] refuses a row: %s',
  (reason, sketch) => {
    const { refused, cash, positions } = ledgerState(rowsOf(sketch), accounts);
    expect(refused).toEqual([{ id: '1', reason }]);
    expect(cash).toEqual([]);
    expect(positions).toEqual([]);
  },
);

it('[PORTFOLIO-7] refuses a row without what its kind needs', () => {
  const [row] = rowsOf(['buy', day, { q: '1', p: '1' }]);
  if (!row) throw new Error('no row');
  const { instrument, currency, ...rest } = row;
  const reasonOf = (changed: unknown): string | undefined =>
    ledgerState([changed as LedgerRow], accounts).refused[0]?.reason;
  expect(instrument).toBeDefined();
  expect(reasonOf({ ...rest, currency })).toBe('Instrument is missing.');
  expect(reasonOf({ ...rest, instrument })).toBe('Currency is missing.');
  expect(reasonOf({ ...row, kind: 'gift' })).toBe('Unknown kind of row: gift.');
  expect(reasonOf({ ...row, entry: 0.5 })).toBe('The entry number is not a whole number.');
  expect(reasonOf({ ...row, quantity: 5 })).toBe('Quantity is not a decimal number: 5.');
});

it('[PORTFOLIO-7] says before any ledger what is wrong with the fields of a row', () => {
  const [row] = rowsOf(['buy', day, { q: '1', p: '1' }]);
  if (!row) throw new Error('no row');
  expect(rowProblem(row)).toBeNull();
  expect(rowProblem({ ...row, quantity: '-1' })).toBe('Quantity is negative: -1.');
  expect(rowProblem({ ...row, kind: 'split' })).toBe('Ratio is missing.');
});

it('[PORTFOLIO-7] refuses a second row with the same id', () => {
  const rows = rowsOf(['deposit', day, { g: '1' }], ['deposit', day, { g: '2', id: '1' }]);
  expect(ledgerState(rows, accounts)).toMatchObject({
    refused: [{ id: '1', reason: 'Another row has the same id.' }],
    cash: [{ amount: '1.00' }],
  });
});

it('[PORTFOLIO-7] refuses trades in another currency than that of the lots', () => {
  const rows = rowsOf(['buy', day, { q: '1', p: '1' }], ['sell', day, { q: '1', p: '1', currency: 'EUR' }]);
  expect(ledgerState(rows, accounts).refused).toEqual([
    { id: '2', reason: 'ACME is held in USD; the row is in EUR.' },
  ]);
});

it('[PORTFOLIO-8] gives a state without NaN for whatever fields contain', () => {
  const text = fc.oneof(
    fc.constantFrom(
      '1',
      '-1',
      '0',
      '0.5',
      '',
      'x',
      'NaN',
      '1e9',
      '99999999999999999999',
      '0.000000000001',
      'USD',
      'JPY',
      day,
    ),
    fc.constantFrom('1', '2', '3.5', '100'),
    fc.string({ maxLength: 4 }),
  );
  const instrument = fc.constantFrom(acme, { symbol: '', market: null }, { symbol: 'B', market: null });
  const anyRow = fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      account: fc.constantFrom('main', 'late', 'none'),
      kind: fc.constantFrom(...rowKinds),
      date: fc.constantFrom(day, '2025-06-01', 'x'),
      entry: fc.nat(3),
      currency: fc.constantFrom('USD', 'JPY', 'nil'),
      instrument,
      otherInstrument: instrument,
      quantity: text,
      price: text,
      gross: text,
      fees: text,
      taxes: text,
      rate: text,
      otherAccount: fc.constantFrom('late', 'main'),
      otherCurrency: fc.constantFrom('USD', 'EUR', '?'),
      otherAmount: text,
      cashInLieu: text,
      costShare: text,
      ratio: fc.record({ received: text, held: text }),
    },
    { requiredKeys: ['id', 'account', 'kind', 'date', 'entry'] },
  );
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
      const { refused, ...state } = ledgerState(rows as LedgerRow[], accounts);
      expect(JSON.stringify(state)).not.toMatch(/NaN|undefined|Infinity/);
      expect(refused.length).toBeLessThanOrEqual(rows.length);
    }),
    { numRuns: 500 },
  );
});

it('[PORTFOLIO-264] takes an opening day that does not exist for none, rather than refuse the account', () => {
  const account = { ...accountOf(), opened: '2023-02-31' };
  const state = ledgerState(rowsOf(['deposit', '2020-01-02', { g: '100' }]), [account]);
  expect(state).toMatchObject({ refused: [], cash: [{ amount: '100.00' }] });
});
