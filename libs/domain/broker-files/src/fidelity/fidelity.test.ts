import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

const head =
  'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date';
const day = { date: '2024-05-02', currency: 'USD' };

it('[BROKER-FILES-28] reads trades, options and accrued interest of Fidelity', () => {
  const file = [
    '\uFEFF',
    'Brokerage',
    '',
    head,
    ' 05/02/2024, YOU BOUGHT ACME INC (ACME) (Cash), ACME, ACME INC,Cash,10,100,4.95,0.05,,-1005,05/06/2024',
    ' 05/02/2024, YOU SOLD ACME INC (ACME) (Cash), ACME, ACME INC,Cash,-4,130,,0.02,,519.98,05/06/2024',
    ' 05/02/2024, YOU SOLD OPENING TRANSACTION, -ACME250926P150, PUT ACME,Margin,-1,3,0.65,,,299.35,05/03/2024',
    ' 05/02/2024, YOU BOUGHT BOND, 912810000, BOND,Cash,1000,99,,,5.25,-995.25,05/03/2024',
    ' 05/02/2024, REINVESTMENT FUND A (FUND), FUND, FUND A,Cash,0.5,20,,,,-10,',
    '',
    '"The data in this file is for information only, and no offer."',
  ].join('\r\n');
  expect(readText(file).layout?.id).toBe('fidelity');
  expect(rowsFrom(file)).toEqual([
    [
      5,
      {
        kind: 'buy',
        ...day,
        settlement: '2024-05-06',
        quantity: '10',
        price: '100',
        gross: '1000.00',
        fees: '5.00',
      },
    ],
    [
      6,
      {
        kind: 'sell',
        ...day,
        settlement: '2024-05-06',
        quantity: '4',
        price: '130',
        gross: '520.00',
        fees: '0.02',
      },
    ],
    [
      7,
      {
        kind: 'short',
        ...day,
        settlement: '2024-05-03',
        quantity: '1',
        price: '3',
        gross: '300.00',
        fees: '0.65',
      },
    ],
    [8, { kind: 'buy', ...day, settlement: '2024-05-03', quantity: '1000', price: '99', gross: '990.00' }],
    [8, { kind: 'interest', ...day, settlement: '2024-05-03', gross: '-5.25' }],
    [9, { kind: 'buy', ...day, quantity: '0.5', price: '20', gross: '10' }],
  ]);
});

it('[BROKER-FILES-28] reads income, costs, cash and shares of several accounts, in their currencies', () => {
  const file = [
    'Run Date,Account,Account Number,Action,Symbol,Description,Type,Exchange Quantity,Exchange Currency,Currency,Price,Quantity,Exchange Rate,Commission,Fees,Accrued Interest,Amount,Settlement Date',
    '05/02/2024,Individual,Z1,DIVIDEND RECEIVED ACME,ACME,ACME INC,Cash,0,,USD,,0,0,,,,8.52,',
    '05/02/2024,Individual,Z1,FOREIGN TAX PAID ACME,ACME,ACME INC,Cash,0,,USD,,0,0,,,,-1.30,',
    '05/02/2024,Individual,Z1,INTEREST EARNED CASH,,No Description,Cash,0,,CAD,,0,0,,,,0.09,',
    '05/02/2024,Individual,Z1,ELECTRONIC FUNDS TRANSFER RECEIVED,,No Description,Cash,0,,USD,,0,0,,,,500,',
    '05/02/2024,Individual,Z1,DISTRIBUTION ACME,ACME,ACME INC,Cash,0,,USD,,9,0,,,,,',
    '05/02/2024,Individual,Z1,MERGER ACME,ACME,ACME INC,Cash,0,,USD,,9,0,,,,,',
    '05/02/2024,Individual,Z1,TRANSFERRED FROM X,ACME,ACME INC,Cash,0,,USD,,9,0,,,,,',
    '05/13/2024,Individual,Z1,SURPRISE,,,Cash,0,,USD,,0,0,,,,1,',
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'dividend', ...day, gross: '8.52' }],
    [3, { kind: 'tax', ...day, gross: '1.30' }],
    [4, { kind: 'interest', ...day, currency: 'CAD', gross: '0.09' }],
    [5, { kind: 'deposit', ...day, gross: '500' }],
    [6, { kind: 'bonus', date: '2024-05-02', quantity: '9' }],
  ]);
  expect(readText(file).transactions[0]?.account).toBe('Z1');
  expect(refusedIn(file)).toEqual([
    [7, 'A corporate action whose ratio and cost the file does not give.'],
    [8, 'A transfer of shares: the file does not give their cost.'],
    [9, 'Unknown action: SURPRISE.'],
  ]);
});
