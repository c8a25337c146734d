import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

const head =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),' +
  'Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID,Currency conversion fee,Currency (Currency conversion fee)';
const fileOf = (...lines: readonly string[]): string => [head, ...lines].join('\n');
const eur = { currency: 'EUR' };
const acme = 'US0000000018,ACME,"Acme, Inc."';

it('[BROKER-FILES-22] reads trades in the currency of the account, with fees and the foreign price in the note', () => {
  const file = fileOf(
    `Market buy,2023-12-18 14:30:03.613,${acme},0.0290530000,49.96,USD,1.09303,,"EUR",1.33,"EUR",,,,A1,,`,
    `Limit sell,2023-12-26 14:30:05,${acme},2,10.00,EUR,1,-3.08,"EUR",19.90,"EUR",,,,A2,0.10,EUR`,
    `Stop limit buy,2023-12-27 14:30:05,${acme},2,10.00,EUR,1,,,20.10,"EUR",,,,A3,0.10,EUR`,
    `Market buy,2023-12-27 14:30:05,${acme},2,10.00,EUR,1,,,20.10,"EUR",,,,A4,0.10,USD`,
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', date: '2023-12-18', ...eur, quantity: '0.0290530000', gross: '1.33' }],
    [
      3,
      {
        kind: 'sell',
        date: '2023-12-26',
        ...eur,
        quantity: '2',
        price: '10.00',
        gross: '20.00',
        fees: '0.10',
      },
    ],
    [
      4,
      {
        kind: 'buy',
        date: '2023-12-27',
        ...eur,
        quantity: '2',
        price: '10.00',
        gross: '20.00',
        fees: '0.10',
      },
    ],
  ]);
  expect(refusedIn(file)).toEqual([[5, 'A fee is in another currency than the total.']]);
  const [first] = readText(file).transactions;
  expect(first?.row.note).toBe('Market buy, at 49.96 USD.');
  expect(first?.instrument).toEqual({
    isin: 'US0000000018',
    symbol: 'ACME',
    name: 'Acme, Inc.',
    currency: 'USD',
  });
});

it('[BROKER-FILES-22] reads dividends with the tax withheld', () => {
  const file = fileOf(
    `Dividend (Dividend),2023-12-27 12:05:25,${acme},10,0.23,USD,Not available,,,2.00,"EUR",0.35,EUR,,,,`,
    `Dividend (Dividend),2023-12-28 12:05:25,${acme},10,0.23,USD,Not available,,,2.00,"EUR",0.35,USD,,,,`,
    `Dividend (Return of capital),2023-12-29 12:05:25,${acme},10,0.23,USD,Not available,,,2.00,"EUR",0.00,USD,,,,`,
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'dividend', date: '2023-12-27', ...eur, gross: '2.35', taxes: '0.35' }],
    [3, { kind: 'dividend', date: '2023-12-28', ...eur, gross: '2.00' }],
    [4, { kind: 'return-of-capital', date: '2023-12-29', ...eur, gross: '2.00' }],
  ]);
  expect(readText(file).transactions[1]?.row.note).toContain('After withholding tax of 0.35 USD.');
});

it('[BROKER-FILES-22] reads interest, cash, and shares that are distributed', () => {
  const file = fileOf(
    'Deposit,2023-12-18 11:45:06.326,,,,,,,,,,31.00,"EUR",,,"Transaction ID: 5",B1,,',
    'Withdrawal,2023-12-19 11:45:06.326,,,,,,,,,,-5.00,"EUR",,,,B2,,',
    'Card debit,2023-12-19 11:45:06.326,,,,,,,,,,4.00,"EUR",,,,B3,,',
    'Interest on cash,2023-11-06 22:06:41.36,,,,,,,,,,0.01,"EUR",,,,B4,,',
    `Stock distribution,2023-11-07 22:06:41,${acme},11.05,0.00,USD,,,,0.00,EUR,,,,B5,,`,
    `Stock split,2023-11-07 22:06:41,${acme},11.05,0.00,USD,,,,0.00,EUR,,,,B5,,`,
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'deposit', date: '2023-12-18', ...eur, gross: '31.00' }],
    [3, { kind: 'withdrawal', date: '2023-12-19', ...eur, gross: '5.00' }],
    [4, { kind: 'withdrawal', date: '2023-12-19', ...eur, gross: '4.00' }],
    [5, { kind: 'interest', date: '2023-11-06', ...eur, gross: '0.01' }],
    [6, { kind: 'bonus', date: '2023-11-07', quantity: '11.05' }],
  ]);
  expect(refusedIn(file)).toEqual([[7, 'Unknown action: Stock split.']]);
});

it('[BROKER-FILES-43] reads a split from the line that closes the old shares and the one that opens the new', () => {
  const file = fileOf(
    `Stock split close,2025-07-30 06:42:25,${acme},0.5,93.66,USD,,,,83.09,EUR,,,,C1,,`,
    `Stock split open,2025-07-30 06:42:25,${acme},3,15.61,USD,,,,83.09,EUR,,,,C2,,`,
    'Stock split open,2025-07-31 06:42:25,US0000000034,BETA,Beta,1,9.00,USD,,,,8.00,EUR,,,,C3,,',
    'Stock split close,2025-07-31 06:42:25,US0000000026,BETA,Beta,10,0.90,USD,,,,8.00,EUR,,,,C4,,',
    'Stock split open,2025-08-01 06:42:25,US0000000034,BETA,Beta,1,9.00,USD,,,,8.00,EUR,,,,C5,,',
    'Stock split open,2025-08-01 06:42:25,US0000000034,BETA,Beta,1,9.00,USD,,,,8.00,EUR,,,,C6,,',
  );
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'split', date: '2025-07-30', quantity: '3', ratio: { received: '3', held: '0.5' } }],
    [4, { kind: 'merger', date: '2025-07-31', quantity: '1' }],
  ]);
  expect(readText(file).transactions[1]).toMatchObject({
    furtherLines: [5],
    instrument: { isin: 'US0000000026' },
    otherInstrument: { isin: 'US0000000034' },
  });
  expect(refusedIn(file)).toEqual([
    [6, 'The line that closes the split is not in the file.'],
    [7, 'The line that closes the split is not in the file.'],
  ]);
});

it('[BROKER-FILES-22] reads older files, whose headings name the currency', () => {
  const file = [
    'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Total (GBP),Stamp duty reserve tax (GBP),ID',
    `Limit buy,2021-03-01 08:00:01,${acme},10,500.00,GBX,100,50.25,0.25,C1`,
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'buy', date: '2021-03-01', currency: 'GBP', quantity: '10', gross: '50.00', taxes: '0.25' }],
  ]);
});
