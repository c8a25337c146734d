import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import type { ColumnMapping } from './ColumnMapping.js';

const mapping: ColumnMapping = {
  columns: {
    date: 'day',
    kind: 'what',
    symbol: 'paper',
    quantity: 'pieces',
    price: 'each',
    amount: 'sum',
    fees: 'costs',
    taxes: 'tax',
  },
  kinds: {
    purchase: 'buy',
    disposal: 'sell',
    payout: 'dividend',
    drip: 'reinvested-dividend',
    cash: 'cash-by-sign',
    split: 'split',
    charge: 'fee',
    memo: 'ignore',
    opening: 'deposit',
    mark: 'valuation',
  },
  currency: 'USD',
  isAmountNet: true,
  isAmountSigned: true,
};
const head = 'Day,What,Paper,Pieces,Each,Sum,Costs,Tax';
const read = (lines: readonly string[], changed: Partial<ColumnMapping> = {}) =>
  readText([head, ...lines].join('\n'), { mapping: { ...mapping, ...changed } });
const rowsOf = (...lines: readonly string[]) => read(lines).transactions.map(({ row }) => row);
const common = { date: '2024-05-02', currency: 'USD' };

it('[BROKER-FILES-13] reads trades with the gross amount of a net one', () => {
  expect(
    rowsOf(
      '2024-05-02,Purchase,ACME,10,100,-1001.00,1.00,',
      '2024-05-02,Disposal,ACME,-4,130,518.00,1.00,1.00',
    ),
  ).toEqual([
    { kind: 'buy', ...common, quantity: '10', price: '100', gross: '1000.00', fees: '1.00' },
    { kind: 'sell', ...common, quantity: '4', price: '130', gross: '520.00', fees: '1.00', taxes: '1.00' },
  ]);
  expect(
    read(['2024-05-02,Purchase,ACME,10,100,-1000,1,'], { isAmountNet: false }).transactions[0]?.row.gross,
  ).toBe('1000');
});

it('[BROKER-FILES-13] reads income, costs and cash by their signs', () => {
  expect(
    rowsOf(
      '2024-05-02,Payout,ACME,10,0.5,,,0.75',
      '2024-05-02,Payout,ACME,,,-5.00,,',
      '2024-05-02,Charge,,,,-2.00,,',
      '2024-05-02,Cash,,,,-50.00,,',
      '2024-05-02,Cash,,,,70.00,,',
    ),
  ).toEqual([
    { kind: 'dividend', ...common, gross: '5.0', taxes: '0.75' },
    { kind: 'dividend', ...common, gross: '-5.00' },
    { kind: 'fee', ...common, gross: '2.00' },
    { kind: 'withdrawal', ...common, gross: '50.00' },
    { kind: 'deposit', ...common, gross: '70.00' },
  ]);
});

it('[BROKER-FILES-13] takes a deposit below 0 for a withdrawal, and a withdrawal above 0 for a deposit', () => {
  const kinds = { ...mapping.kinds, 'paid out': 'withdrawal' } as const;
  const lines = [
    '2024-05-02,Opening,,,,-100,,',
    '2024-05-02,Paid out,,,,25,,',
    '2024-05-02,Paid out,,,,-30,,',
    '2024-05-02,Opening,ACME,2,,-40,,',
  ];
  const filed = (isAmountSigned: boolean) =>
    read(lines, { kinds, isAmountSigned }).transactions.map(({ row }) => [row.kind, row.gross]);
  expect(filed(true)).toEqual([
    ['withdrawal', '100'],
    ['deposit', '25'],
    ['withdrawal', '30'],
    ['deposit', '40'],
  ]);
  expect(filed(false)).toEqual([
    ['deposit', '100'],
    ['withdrawal', '25'],
    ['withdrawal', '30'],
    ['deposit', '40'],
  ]);
});

it('[BROKER-FILES-12] rounds a calculated amount to the decimals of a ledger', () => {
  expect(rowsOf('2024-05-02,Payout,ACME,1.2345678,0.1234567,,,')).toEqual([
    { kind: 'dividend', ...common, gross: '0.152415666514' },
  ]);
});

it('[BROKER-FILES-13] keeps the taxes of cash by its sign', () => {
  expect(rowsOf('2024-05-02,Cash,,,,-50.00,1,0.30')).toEqual([
    { kind: 'withdrawal', ...common, gross: '50.00', fees: '1', taxes: '0.30' },
  ]);
});

it('[BROKER-FILES-13] refuses a trade whose sign contradicts its kind', () => {
  const kinds = { ...mapping.kinds, repaid: 'return-of-capital' } as const;
  const lines = [
    '2024-05-02,Purchase,ACME,-10,100,-1000,,',
    '2024-05-02,Purchase,ACME,10,5,50,,',
    '2024-05-02,Disposal,ACME,4,130,-518.00,1.00,',
    '2024-05-02,DRIP,ACME,-0.5,400,-200,,',
    '2024-05-02,Opening,ACME,-2,140,,,',
    '2024-05-02,Repaid,ACME,,,-5,,',
  ];
  const { transactions, refused } = read(lines, { kinds });
  expect(transactions).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(
    [
      'The quantity of a buy cannot be -10.',
      'The amount of a buy cannot be 50.',
      'The amount of a sell cannot be -518.00.',
      'The quantity of a reinvested dividend cannot be -0.5.',
      'The quantity of a deposit cannot be -2.',
      'The amount of a return of capital cannot be -5.',
    ].map((reason) => `${reason} Reversals are not supported.`),
  );
  expect(read(lines, { kinds, isAmountSigned: false }).refused.map(({ line }) => line)).toEqual([2, 5, 6]);
});

it('[BROKER-FILES-13] reads a sale whose fees are more than its proceeds', () => {
  expect(rowsOf('2024-05-02,Disposal,ACME,-1,2,-3.00,5.00,')).toEqual([
    { kind: 'sell', ...common, quantity: '1', price: '2', gross: '2.00', fees: '5.00' },
  ]);
});

it('[BROKER-FILES-13] gives two transactions for a reinvested dividend', () => {
  const { transactions } = read(['2024-05-02,DRIP,ACME,0.5,405.20,202.60,,']);
  expect(transactions.map(({ line, row }) => [line, row.kind, row.quantity, row.gross])).toEqual([
    [2, 'dividend', undefined, '202.60'],
    [2, 'buy', '0.5', '202.60'],
  ]);
});

it('[BROKER-FILES-13] reads splits, prices and holdings that come in', () => {
  expect(
    rowsOf(
      '2024-05-02,Split,ACME,,,10:1,,',
      '2024-05-02,Split,ACME,3-for-1,,,,',
      '2024-05-02,Mark,ACME,,12.5,,,',
      '2024-05-02,Opening,ACME,2,140,,,',
    ),
  ).toEqual([
    { kind: 'split', date: '2024-05-02', ratio: { received: '10', held: '1' } },
    { kind: 'split', date: '2024-05-02', ratio: { received: '3', held: '1' } },
    { kind: 'valuation', ...common, price: '12.5' },
    { kind: 'deposit', ...common, quantity: '2', gross: '280' },
  ]);
});

it('[BROKER-FILES-13] decides by signs without a column for the kind', () => {
  const columns = Object.fromEntries(Object.entries(mapping.columns).filter(([field]) => field !== 'kind'));
  const lines = [
    '2024-05-02,,ACME,5,10,,,',
    '2024-05-02,,ACME,-5,10,,,',
    '2024-05-02,,,,,-7,,',
    '2024-05-02,x,,,,,,',
  ];
  const { transactions, refused } = read(lines, { columns });
  expect(transactions.map(({ row }) => row.kind)).toEqual(['buy', 'sell', 'withdrawal']);
  expect(refused.map(({ reason }) => reason)).toEqual(['The kind of transaction is missing.']);
});

it('[BROKER-FILES-9] refuses a line with the reason', () => {
  const { refused, ignored } = read([
    '2024-05-02,Purchase,ACME,abc,100,,,',
    '2024-02-31,Purchase,ACME,1,100,,,',
    '2024-05-02,Gift,ACME,1,100,,,',
    '2024-05-02,Split,ACME,3,,,,',
    ',Purchase,ACME,1,100,,,',
    '2024-05-02,Purchase,,1,100,,,',
    '2024-05-02,Purchase,ACME,0.1234567890123,100,,,',
    '2024-05-02,constructor,ACME,1,100,,,',
    '2024-05-02,Memo,,,,,,',
  ]);
  expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'Pieces is not a number as in the rest of its column: abc.'],
    [3, 'Day is not a date as in the rest of its column: 2024-02-31.'],
    [4, 'Unknown kind of transaction: Gift.'],
    [5, 'The ratio of the split is missing, such as 10:1.'],
    [6, 'Date is missing.'],
    [7, 'Instrument is missing.'],
    [8, 'Quantity has more than 12 decimals: 0.1234567890123.'],
    [9, 'Unknown kind of transaction: constructor.'],
  ]);
  expect(ignored.at(-1)).toEqual({ reason: 'Memo: ignored by the mapping.', lines: [10] });
});

it('[BROKER-FILES-11] reads pence, cents and agorot as the currency they are a hundredth of', () => {
  const columns = { ...mapping.columns, currency: 'tax' };
  const rows = ['GBX', 'GBp', 'ZAc', 'ILA'].map(
    (currency) =>
      read([`2024-05-02,Purchase,ACME,4,496,-1984,10,${currency}`], {
        columns: { ...columns, taxes: 'none' },
      }).transactions[0]?.row,
  );
  expect(rows[0]).toMatchObject({ currency: 'GBP', price: '4.96', gross: '19.74', fees: '0.10' });
  expect(rows.map((row) => row?.currency)).toEqual(['GBP', 'GBP', 'ZAR', 'ILS']);
});
