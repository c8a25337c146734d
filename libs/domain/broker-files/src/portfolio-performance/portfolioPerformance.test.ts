import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

const head =
  'Date,Type,Value,Transaction Currency,Gross Amount,Currency Gross Amount,Exchange Rate,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note';
const eur = { currency: 'EUR' };

it('[BROKER-FILES-30] reads the depot transactions of Portfolio Performance in English', () => {
  const file = [
    head,
    '2024-05-02T10:30,Buy,"1,005.00",EUR,,,,5.00,0.00,10.5,US0000000018,A1B2C3,SAP.DE,Acme,',
    '2024-05-03T00:00,Sell,-96.50,EUR,,,,2.50,1.00,1,US0000000018,A1B2C3,SAP.DE,Acme,',
    '2024-05-04T00:00,Delivery (Inbound),100.00,EUR,,,,0.00,0.00,2,,,ACME,,',
    '2024-05-05T00:00,Delivery (Outbound),0.00,EUR,,,,0.00,0.00,1,,,ACME,,',
    '2024-05-06T00:00,Buy,93.00,EUR,100.00,USD,0.93,0.00,0.00,1,,,ACME,,Abroad',
    '2024-05-07T00:00,Gift,93.00,EUR,,,,0.00,0.00,1,,,ACME,,',
    '2024-05-08T00:00,Buy,,EUR,,,,0.00,0.00,1,,,ACME,,',
  ].join('\n');
  expect(readText(file).layout?.id).toBe('portfolio-performance');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', date: '2024-05-02', ...eur, quantity: '10.5', gross: '1000.00', fees: '5.00' }],
    [
      3,
      {
        kind: 'sell',
        date: '2024-05-03',
        ...eur,
        quantity: '1',
        gross: '100.00',
        fees: '2.50',
        taxes: '1.00',
      },
    ],
    [4, { kind: 'deposit', date: '2024-05-04', ...eur, quantity: '2', gross: '100.00' }],
    [5, { kind: 'withdrawal', date: '2024-05-05', ...eur, quantity: '1' }],
    [6, { kind: 'buy', date: '2024-05-06', ...eur, quantity: '1', gross: '93.00' }],
  ]);
  const { transactions } = readText(file);
  expect(transactions[0]?.instrument).toEqual({
    isin: 'US0000000018',
    symbol: 'SAP',
    market: 'XETR',
    name: 'Acme',
  });
  expect(transactions[4]?.row.note).toBe('Abroad (100.00 USD at 0.93)');
  expect(refusedIn(file)).toEqual([
    [7, 'Unknown type of transaction: Gift.'],
    [8, 'Value is missing.'],
  ]);
});

it('[BROKER-FILES-30] reads the account transactions of Portfolio Performance in German', () => {
  const file = [
    'Datum;Typ;Wert;Buchungswährung;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz',
    '2024-05-02T00:00;Einlage;1.000,00;EUR;;;;;;;',
    '2024-05-03T00:00;Entnahme;-10,00;EUR;;;;;;;',
    '2024-05-04T00:00;Dividende;85,00;EUR;15,00;10;US0000000018;;;Acme;',
    '2024-05-05T00:00;Zinsen;1,50;EUR;;;;;;;',
    '2024-05-06T00:00;Zinsbelastung;-2,50;EUR;;;;;;;',
    '2024-05-07T00:00;Gebühren;-3,00;EUR;;;;;;;',
    '2024-05-08T00:00;Gebührenerstattung;3,00;EUR;;;;;;;',
    '2024-05-09T00:00;Steuern;-4,00;EUR;;;;;;;',
    '2024-05-10T00:00;Steuerrückerstattung;4,00;EUR;;;;;;;',
    '2024-05-11T00:00;Kauf;-500,00;EUR;;;US0000000018;;;Acme;',
    '2024-05-12T00:00;Umbuchung (Ausgang);-5,00;EUR;;;;;;;',
    '2024-05-13T00:00;Umbuchung (Eingang);5,00;EUR;;;;;;;',
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'deposit', date: '2024-05-02', ...eur, gross: '1000.00' }],
    [3, { kind: 'withdrawal', date: '2024-05-03', ...eur, gross: '10.00' }],
    [4, { kind: 'dividend', date: '2024-05-04', ...eur, quantity: '10', gross: '100.00', taxes: '15.00' }],
    [5, { kind: 'interest', date: '2024-05-05', ...eur, gross: '1.50' }],
    [6, { kind: 'interest', date: '2024-05-06', ...eur, gross: '-2.50' }],
    [7, { kind: 'fee', date: '2024-05-07', ...eur, gross: '3.00' }],
    [8, { kind: 'fee', date: '2024-05-08', ...eur, gross: '-3.00' }],
    [9, { kind: 'tax', date: '2024-05-09', ...eur, gross: '4.00' }],
    [10, { kind: 'tax', date: '2024-05-10', ...eur, gross: '-4.00' }],
    [12, { kind: 'withdrawal', date: '2024-05-12', ...eur, gross: '5.00' }],
    [13, { kind: 'deposit', date: '2024-05-13', ...eur, gross: '5.00' }],
  ]);
  expect(readText(file).ignored).toContainEqual({
    reason: 'The cash of a trade, which the transactions of the depot have with its shares.',
    lines: [11],
  });
});

it('[BROKER-FILES-31] joins both lines of a transfer, and reads one between currencies as an exchange', () => {
  const columns = `${head},Cash Account,Offset Account`;
  const line = (day: string, type: string, value: string, currency: string, rest: string): string =>
    `2024-05-${day},${type},${value},${currency},${rest}`;
  const file = [
    columns,
    line('02', 'Transfer (Outbound)', '-5.00', 'EUR', ',,,,,,,,,,,Giro,Savings'),
    line('02', 'Transfer (Inbound)', '5.00', 'EUR', ',,,,,,,,,,,Savings,Giro'),
    line('03', 'Transfer (Inbound)', '6.00', 'EUR', ',,,,,,,,,,,Giro,Savings'),
    line('04', 'Transfer (Outbound)', '-10.00', 'USD', '9.00,EUR,1.11,,,,,,,,,Broker (USD),Broker'),
  ].join('\n');
  const { transactions, refused } = readText(file);
  expect(refused).toEqual([]);
  expect(transactions).toMatchObject([
    {
      line: 2,
      furtherLines: [3],
      account: 'Giro',
      otherAccount: 'Savings',
      row: { kind: 'transfer', gross: '5.00' },
    },
    { line: 4, account: 'Savings', otherAccount: 'Giro', row: { kind: 'transfer', gross: '6.00' } },
    {
      line: 5,
      account: 'Broker',
      row: { kind: 'exchange', gross: '10.00', otherAmount: '9.00', otherCurrency: 'EUR' },
    },
  ]);
});
