import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

const head = 'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note';
const usd = { currency: 'USD' };

it('[BROKER-FILES-27] reads the CSV of Ghostfolio', () => {
  const file = [
    head,
    '01-09-2021,Opening Fee,MANUAL,USD,0,0,fee,49,',
    '16-09-2021,ACME,YAHOO,USD,298.580,5,buy,19.00,First',
    '17/11/2021,ACME,YAHOO,USD,0.62,5,dividend,0.00,',
    '20211118,ACME,YAHOO,USD,300,2,sell,1.00,',
    '20211119,ACME,YAHOO,ZAc,10875.00,5,buy,0,',
    '20211120,ACME,YAHOO,USD,1,1,gift,0,',
    '20211121,ACME,YAHOO,<none>,1,1,buy,0,',
  ].join('\n');
  expect(readText(file).layout?.id).toBe('ghostfolio-csv');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'fee', date: '2021-09-01', ...usd, gross: '49' }],
    [3, { kind: 'buy', date: '2021-09-16', ...usd, quantity: '5', price: '298.580', fees: '19.00' }],
    [4, { kind: 'dividend', date: '2021-11-17', ...usd, gross: '3.10' }],
    [5, { kind: 'sell', date: '2021-11-18', ...usd, quantity: '2', price: '300', fees: '1.00' }],
    [6, { kind: 'buy', date: '2021-11-19', currency: 'ZAR', quantity: '5', price: '108.7500' }],
  ]);
  expect(refusedIn(file)).toEqual([
    [7, 'Unknown type of activity: gift.'],
    [8, 'Currency <none> is not in ISO 4217.'],
  ]);
});

it('[BROKER-FILES-27] reads the JSON of Ghostfolio, with names of accounts and instruments', () => {
  const file = JSON.stringify(
    {
      accounts: [{ id: 'a1', name: 'Trading' }],
      assetProfiles: [{ symbol: '7e91b7d4-1430-4212-8380-289a06c9bbc1', name: 'House' }],
      activities: [
        {
          accountId: 'a1',
          type: 'BUY',
          date: '2022-01-01T00:00:00.000Z',
          symbol: '7e91b7d4-1430-4212-8380-289a06c9bbc1',
          dataSource: 'MANUAL',
          currency: 'USD',
          quantity: 1,
          unitPrice: 500000,
          fee: 0,
        },
        {
          accountId: 'a2',
          type: 'INTEREST',
          date: '2022-01-02T00:00:00.000Z',
          symbol: 'ACME',
          dataSource: 'YAHOO',
          currency: 'USD',
          quantity: 1,
          unitPrice: 1.5,
          fee: 0,
        },
        { type: 'LIABILITY', date: '2022-01-03T00:00:00.000Z' },
        5,
      ],
    },
    null,
    1,
  );
  const { layout, transactions, refused } = readText(file);
  expect(layout?.id).toBe('ghostfolio-json');
  expect(transactions).toMatchObject([
    {
      line: 15,
      account: 'Trading',
      instrument: { name: 'House', currency: 'USD' },
      row: { kind: 'buy', price: '500000' },
    },
    { line: 26, account: 'a2', instrument: { symbol: 'ACME' }, row: { kind: 'interest', gross: '1.5' } },
  ]);
  expect(refused.map(({ reason }) => reason)).toEqual([
    'The activity is not an object.',
    'Unknown type of activity: LIABILITY.',
  ]);
});

it('[BROKER-FILES-27] rounds what binary arithmetic leaves in a number of Ghostfolio', () => {
  const activity = { date: '2022-01-01T00:00:00.000Z', symbol: 'ACME', currency: 'USD' };
  const file = JSON.stringify({
    activities: [
      { ...activity, type: 'BUY', quantity: 0.1 + 0.2, unitPrice: 5.1, fee: 0.1 * 3 },
      { ...activity, type: 'DIVIDEND', quantity: 1.2345678, unitPrice: 0.1234567, fee: 0 },
      { ...activity, type: 'SELL', currency: 'GBp', quantity: 1, unitPrice: 1.123456789012345, fee: 0 },
    ],
  });
  const day = { date: '2022-01-01' };
  expect(refusedIn(file)).toEqual([]);
  expect(rowsFrom(file).map(([, row]) => row)).toEqual([
    { kind: 'buy', ...day, ...usd, quantity: '0.3', price: '5.1', fees: '0.3' },
    { kind: 'dividend', ...day, ...usd, gross: '0.152415666514' },
    { kind: 'sell', ...day, currency: 'GBP', quantity: '1', price: '0.01123456789' },
  ]);
});
