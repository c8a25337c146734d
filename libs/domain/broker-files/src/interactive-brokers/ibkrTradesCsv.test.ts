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
  expect(refusedIn(file)).toEqual([
    [
      3,
      'The trade names no instrument. If it converts currencies, export the trades with Symbol, which names both.',
    ],
  ]);
});

it.each(['BUY', 'BUY (Ca.)'])(
  '[BROKER-FILES-23] ignores a trade with its cancellation in the CSV, whose side is %s',
  (side) => {
    const file = [
      'TradeID,OrigTradeID,TransactionType,Buy/Sell,TradeDate,Symbol,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission',
      '7,,ExchTrade,BUY,20230522,AAA,5,10,50,USD,-1',
      `8,7,TradeCancel,${side},20230522,AAA,-5,10,-50,USD,1`,
      '9,,ExchTrade,BUY,20230522,BBB,3,20,60,USD,-1',
      `10,6,TradeCancel,${side},20230522,CCC,-5,10,-50,USD,1`,
    ].join('\n');
    expect(rowsFrom(file).map(([line]) => line)).toEqual([4]);
    expect(readText(file).ignored).toContainEqual({ reason: 'A trade and its cancellation.', lines: [2, 3] });
    expect(refusedIn(file)).toEqual([[5, 'It cancels a trade that is not in the file.']]);
  },
);

it('[BROKER-FILES-23] refuses a cancellation in a CSV without ids, and ignores no other trade for it', () => {
  const file = [
    'TransactionType,Buy/Sell,TradeDate,Symbol,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission',
    'ExchTrade,BUY,20230522,AAA,5,10,50,USD,-1',
    'TradeCancel,BUY,20230522,AAA,-5,10,-50,USD,1',
    'ExchTrade,BUY,20230522,BBB,3,20,60,USD,-1',
  ].join('\n');
  expect(rowsFrom(file).map(([line]) => line)).toEqual([2, 4]);
  expect(refusedIn(file)).toEqual([
    [3, 'It cancels a trade that cannot be identified. Export the trades with TradeID and OrigTradeID.'],
  ]);
});

it('[BROKER-FILES-40] reads a conversion of currencies by its pair in a CSV without the class of assets', () => {
  const file = [
    'Symbol,Buy/Sell,TradeDate,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission,IBCommissionCurrency',
    'CHF.USD,SELL,20230522,-8000,1.1173,-8938.4,USD,-1.79924,CHF',
    'EUR.USD,BUY,20230523,100,1.08,108,USD,0,USD',
  ].join('\n');
  expect(rowsFrom(file)).toEqual([
    [
      2,
      {
        kind: 'exchange',
        date: '2023-05-22',
        currency: 'CHF',
        gross: '8000',
        otherCurrency: 'USD',
        otherAmount: '8938.4',
      },
    ],
    [
      2,
      {
        kind: 'fee',
        date: '2023-05-22',
        currency: 'CHF',
        gross: '1.79924',
      },
    ],
    [
      3,
      {
        kind: 'exchange',
        date: '2023-05-23',
        currency: 'USD',
        gross: '108',
        otherCurrency: 'EUR',
        otherAmount: '100',
      },
    ],
  ]);
});
