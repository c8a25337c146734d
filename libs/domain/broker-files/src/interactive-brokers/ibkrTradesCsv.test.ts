import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

it('[BROKER-FILES-23] reads the trades of Interactive Brokers as CSV, with any choice of columns', () => {
  const file = [
    '"Buy/Sell","TradeDate","ISIN","Quantity","TradePrice","TradeMoney","CurrencyPrimary","IBCommission","IBCommissionCurrency"',
    '"BUY","20230522","US0000000018","7","282.7","1978.9","CHF","-5","CHF"',
    '"SELL","20230523","","-8000","1.1173","-8938.4","USD","-1.79924","CHF"',
  ].join('\n');
  expect(readText(file).layout?.id).toBe('ibkr-trades');
  expect(rowsFrom(file)).toEqual([
    [
      2,
      {
        kind: 'buy',
        date: '2023-05-22',
        currency: 'CHF',
        quantity: '7',
        price: '282.7',
        gross: '1978.9',
        fees: '5',
      },
    ],
  ]);
  expect(refusedIn(file)).toEqual([[3, 'Instrument is missing.']]);
});
