import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';
import { linesOf } from '../testing/linesOf.js';

const head =
  'datetime,date,account_type,category,type,asset_class,name,symbol,shares,price,amount,fee,tax,currency,original_amount,' +
  'original_currency,fx_rate,description,transaction_id,value_date';

/** A line with these columns, of 2024-05-02 and in euros. */
const lineOf = (fields: Readonly<Record<string, string>>): string => {
  const given: Readonly<Record<string, string>> = {
    date: '2024-05-02',
    account_type: 'DEFAULT',
    currency: 'EUR',
    ...fields,
  };
  return head
    .split(',')
    .map((column) => given[column] ?? '')
    .join(',');
};
const bond = { asset_class: 'BOND', name: 'Acme 2024', symbol: 'XS0000000017' };
const stock = { asset_class: 'STOCK', name: 'Acme', symbol: 'US0000000018' };
const fileOf = (...lines: readonly Readonly<Record<string, string>>[]): string =>
  [head, ...lines.map(lineOf)].join('\n');
const common = { date: '2024-05-02', currency: 'EUR' };

it('[BROKER-FILES-20] reads trades of Trade Republic, with a tax refund as a row of its own', () => {
  const file = fileOf(
    {
      category: 'TRADING',
      type: 'BUY',
      ...stock,
      shares: '15.0000000000',
      price: '17.664000',
      amount: '-264.96',
      fee: '-1.00',
    },
    {
      category: 'TRADING',
      type: 'SELL',
      ...stock,
      shares: '-5.0000000000',
      price: '18',
      amount: '90.00',
      fee: '-1.00',
      tax: '-2.50',
    },
    {
      category: 'TRADING',
      type: 'SELL',
      symbol: 'BTC',
      name: 'Bitcoin',
      shares: '-0.5',
      price: '10',
      amount: '5.00',
      tax: '1.20',
    },
  );
  expect(rowsFrom(file)).toEqual([
    [
      2,
      {
        kind: 'buy',
        ...common,
        quantity: '15.0000000000',
        price: '17.664000',
        gross: '264.96',
        fees: '1.00',
      },
    ],
    [
      3,
      {
        kind: 'sell',
        ...common,
        quantity: '5.0000000000',
        price: '18',
        gross: '90.00',
        fees: '1.00',
        taxes: '2.50',
      },
    ],
    [4, { kind: 'sell', ...common, quantity: '0.5', price: '10', gross: '5.00' }],
    [4, { kind: 'tax', ...common, taxes: '-1.20' }],
  ]);
  expect(readText(file).layout).toEqual({ id: 'trade-republic', name: 'Trade Republic' });
  expect(readText(file).transactions.map(({ account, instrument }) => [account, instrument])).toEqual([
    ...['', ''].map(() => ['DEFAULT', { isin: 'US0000000018', name: 'Acme', currency: 'EUR' }]),
    ...['', ''].map(() => ['DEFAULT', { symbol: 'BTC', name: 'Bitcoin', currency: 'EUR' }]),
  ]);
});

it('[BROKER-FILES-20] reads income with its tax, reversals of it, and taxes alone', () => {
  const file = fileOf(
    {
      category: 'CASH',
      type: 'DIVIDEND',
      ...stock,
      shares: '10',
      amount: '11.46',
      tax: '-2.25',
      value_date: '2024-05-06',
    },
    { category: 'CASH', type: 'DIVIDEND', ...stock, shares: '10', amount: '-11.46', tax: '2.25' },
    { category: 'CASH', type: 'INTEREST_PAYMENT', amount: '0.340000', tax: '-0.08' },
    { category: 'CASH', type: 'EARNINGS', ...stock, amount: '0.000000', tax: '-0.33' },
    { category: 'CASH', type: 'TAX_OPTIMIZATION', amount: '0.000000', tax: '15.33' },
    { category: 'CASH', type: 'SEC_ACCOUNT', ...bond, amount: '0.000000' },
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'dividend', ...common, settlement: '2024-05-06', gross: '11.46', taxes: '2.25' }],
    [3, { kind: 'dividend', ...common, gross: '-11.46', taxes: '-2.25' }],
    [4, { kind: 'interest', ...common, gross: '0.340000', taxes: '0.08' }],
    [5, { kind: 'tax', ...common, taxes: '0.33' }],
    [6, { kind: 'tax', ...common, taxes: '-15.33' }],
  ]);
  expect(readText(file).ignored.at(-1)).toEqual({
    reason: 'SEC_ACCOUNT without cash, fee or tax.',
    lines: [7],
  });
});

it('[BROKER-FILES-60] refuses shares that move without their cost, and reads a fee or tax without cash', () => {
  const file = fileOf(
    { category: 'DELIVERY', type: 'TRANSFER_IN', ...stock, shares: '10.0000000000' },
    { category: 'DELIVERY', type: 'TRANSFER_OUT', ...stock, shares: '-10.0000000000', amount: '500.00' },
    { category: 'DELIVERY', type: 'DIVIDEND', ...stock, shares: '2', amount: '0.00' },
    { category: 'CASH', type: 'DIVIDEND', ...stock, shares: '10', amount: '0.00', tax: '-0.40' },
    { category: 'CASH', type: 'SEC_ACCOUNT', amount: '0.000000', fee: '-1.00' },
    { category: 'CASH', type: 'SEC_ACCOUNT', amount: '', fee: '-1.00', tax: '-0.19' },
  );
  const withoutCost = (type: string): string =>
    `${type} moves shares outside a trade, and their cost is not known.`;
  expect(refusedIn(file)).toEqual([
    [2, withoutCost('TRANSFER_IN')],
    [3, withoutCost('TRANSFER_OUT')],
    [4, withoutCost('DIVIDEND')],
  ]);
  expect(rowsFrom(file)).toEqual([
    [5, { kind: 'tax', ...common, taxes: '0.40' }],
    [6, { kind: 'fee', ...common, fees: '1.00' }],
    [7, { kind: 'fee', ...common, fees: '1.00' }],
    [7, { kind: 'tax', ...common, taxes: '0.19' }],
  ]);
});

it('[BROKER-FILES-20] reads cash that comes in with its fee, and cash that goes out', () => {
  const file = fileOf(
    { category: 'CASH', type: 'CUSTOMER_INPAYMENT', amount: '352.450000', fee: '-2.45' },
    { category: 'CASH', type: 'CARD_TRANSACTION', amount: '-12.000000' },
    { category: 'CASH', type: 'TRANSFER_INSTANT_OUTBOUND', amount: '-300.000000' },
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'deposit', ...common, gross: '352.450000', fees: '2.45' }],
    [3, { kind: 'withdrawal', ...common, gross: '12.000000' }],
    [4, { kind: 'withdrawal', ...common, gross: '300.000000' }],
  ]);
});

it('[BROKER-FILES-20] joins the payment and the removal of a redemption into a sale', () => {
  const file = fileOf(
    {
      category: 'CASH',
      type: 'FINAL_MATURITY',
      ...bond,
      shares: '20.2100000000',
      amount: '20.210000',
      tax: '-1.00',
      date: '2024-05-03',
    },
    {
      category: 'CORPORATE_ACTION',
      type: 'REDEMPTION',
      ...bond,
      shares: '-20.2100000000',
      price: '1.000000',
    },
  );
  const [transaction] = readText(file).transactions;
  expect(transaction).toMatchObject({ line: 2, furtherLines: [3] });
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'sell', ...common, quantity: '20.2100000000', gross: '20.210000', taxes: '1.00' }],
  ]);
  expect(linesOf(readText(file))).toEqual([2, 3, 1]);
});

it('[BROKER-FILES-20] reads the shares that a split adds, and refuses what the file leaves open', () => {
  const file = fileOf(
    { category: 'CORPORATE_ACTION', type: 'SPLIT', ...stock, shares: '9.0000000000', currency: '' },
    { category: 'CORPORATE_ACTION', type: 'SPLIT', ...stock, shares: '-9.0000000000', currency: '' },
    { category: 'CORPORATE_ACTION', type: 'REDEMPTION', ...bond, shares: '-9', price: '1' },
    { category: 'CASH', type: 'FINAL_MATURITY', ...bond, shares: '8', amount: '8' },
    { category: 'CASH', type: 'PRIVATE_MARKET_BUY', ...stock, shares: '100', amount: '-100' },
    { category: 'CASH', type: 'DIVIDEND', ...stock, amount: 'x' },
  );
  expect(rowsFrom(file)).toEqual([[2, { kind: 'bonus', date: '2024-05-02', quantity: '9.0000000000' }]]);
  expect(refusedIn(file)).toEqual([
    [3, 'A split that takes shares away: the file does not give its ratio.'],
    [4, 'REDEMPTION without the line that pays for it.'],
    [5, 'Unknown type: FINAL_MATURITY.'],
    [6, 'A payment in advance for a private fund: its shares are not final yet.'],
    [7, 'amount is not a number as in the rest of its column: x.'],
  ]);
});
