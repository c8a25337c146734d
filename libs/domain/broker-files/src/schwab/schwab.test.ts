import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

const title = '"Transactions  for account Brokerage ...0012 as of 06/30/2024 02:03:53 AM ET"';
const head = '"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"';
const fileOf = (...lines: readonly string[]): string => [head, ...lines].join('\n');
const usd = { currency: 'USD' };

it('[BROKER-FILES-21] reads trades and options, gross from the net amount', () => {
  const file = fileOf(
    '"04/27/2023","Buy","ACME","ACME INC","45","$73.7789","","-$3320.05"',
    '"04/18/2023","Sell","ACME","ACME INC","10.065","$73.4049","$0.01","$738.81"',
    '"03/15/2023","Buy to Open","ACME 03/21/2025 500.00 C","CALL ACME","1","$12.50","$0.65","-$1,250.65"',
    '"03/14/2023","Sell to Open","ACME 03/21/2025 400.00 P","PUT ACME","1","$3.00","$0.65","$299.35"',
    '"03/13/2023","Buy to Close","ACME 03/21/2025 300.00 P","PUT ACME","2","$3.10","$1.30","-$621.30"',
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', date: '2023-04-27', ...usd, quantity: '45', price: '73.7789', gross: '3320.05' }],
    [
      3,
      {
        kind: 'sell',
        date: '2023-04-18',
        ...usd,
        quantity: '10.065',
        price: '73.4049',
        gross: '738.82',
        fees: '0.01',
      },
    ],
    [
      4,
      {
        kind: 'buy',
        date: '2023-03-15',
        ...usd,
        quantity: '1',
        price: '12.50',
        gross: '1250.00',
        fees: '0.65',
      },
    ],
    [
      5,
      {
        kind: 'short',
        date: '2023-03-14',
        ...usd,
        quantity: '1',
        price: '3.00',
        gross: '300.00',
        fees: '0.65',
      },
    ],
    [
      6,
      {
        kind: 'cover',
        date: '2023-03-13',
        ...usd,
        quantity: '2',
        price: '3.10',
        gross: '620.00',
        fees: '1.30',
      },
    ],
  ]);
});

it('[BROKER-FILES-21] reads a reinvested dividend as a dividend and a purchase', () => {
  const file = fileOf(
    '11/01/2023,Reinvest Shares,FUND,FUND A,1.6531,$420.10,,-$694.48',
    '10/31/2023,Reinvest Dividend,FUND,FUND A,,,,$694.48',
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', date: '2023-11-01', ...usd, quantity: '1.6531', price: '420.10', gross: '694.48' }],
    [3, { kind: 'dividend', date: '2023-10-31', ...usd, gross: '694.48' }],
  ]);
});

it('[BROKER-FILES-21] reads income, costs and cash, on the day in effect', () => {
  const file = fileOf(
    '"04/17/2023 as of 04/15/2023","Bank Interest","","BANK INT","","","","$0.03"',
    '"04/16/2023","NRA Withholding","ACME","ACME INC","","","","-$0.14"',
    '"04/14/2023","NRA Tax Adj","ACME","ACME INC","","","","$0.10"',
    '"04/13/2023","Service Fee","","ACCOUNT FEE","","","","-$25.00"',
    '"04/12/2023","Wire Sent","","WIRED FUNDS DISBURSED","","","","-$500.00"',
    '"04/11/2023","Journal","","TRANSFER FROM BANK","","","","$2500.00"',
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'interest', date: '2023-04-15', settlement: '2023-04-17', ...usd, gross: '0.03' }],
    [3, { kind: 'tax', date: '2023-04-16', ...usd, gross: '0.14' }],
    [4, { kind: 'tax', date: '2023-04-14', ...usd, gross: '-0.10' }],
    [5, { kind: 'fee', date: '2023-04-13', ...usd, gross: '25.00' }],
    [6, { kind: 'withdrawal', date: '2023-04-12', ...usd, gross: '500.00' }],
    [7, { kind: 'deposit', date: '2023-04-11', ...usd, gross: '2500.00' }],
  ]);
});

it('[BROKER-FILES-21] reads shares that come or leave, and those that a split adds', () => {
  const file = fileOf(
    '"05/22/2023","Journaled Shares","FUND","FUND A","-877","$22.91","",""',
    '"05/21/2023","Journaled Shares","FUND","FUND A","10","$22.91","",""',
    '"07/15/2024 as of 07/12/2024","Stock Split","ACME","ACME INC","9","$170.067","",""',
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'withdrawal', date: '2023-05-22', ...usd, quantity: '877' }],
    [3, { kind: 'deposit', date: '2023-05-21', ...usd, quantity: '10', price: '22.91' }],
    [4, { kind: 'bonus', date: '2024-07-12', settlement: '2024-07-15', quantity: '9' }],
  ]);
});

it('[BROKER-FILES-21] takes the account from the title, and refuses what the file leaves open', () => {
  const file = [
    title,
    head,
    '"06/10/2024","Reverse Split","ACME","ACME INC","1","","",""',
    '"06/09/2024","Security Transfer","ACME","ACME INC","10","","",""',
    '"06/08/2024","Cash Dividend","ACME","ACME INC","","","","$1.00"',
    '"06/07/2024","Surprise","ACME","ACME INC","","","","$1.00"',
    '"06/06/2024 as of soon","Cash Dividend","ACME","ACME INC","","","","$1.00"',
    '"Transactions Total","","","","","","","$3.00"',
  ].join('\n');
  expect(readText(file).transactions.map(({ line, account }) => [line, account])).toEqual([
    [5, 'Brokerage ...0012'],
  ]);
  expect(refusedIn(file)).toEqual([
    [3, 'Reverse Split is a corporate action whose ratio and cost the file does not give.'],
    [4, 'Security Transfer without a price: the cost of what is received is not known.'],
    [6, 'Unknown action: Surprise.'],
    [7, 'Date is not a date as in the rest of its column: soon.'],
  ]);
  expect(readText(file).ignored.at(-1)).toEqual({ reason: 'Total.', lines: [8] });
});
