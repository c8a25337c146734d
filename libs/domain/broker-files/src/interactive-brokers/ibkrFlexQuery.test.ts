import { expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { refusedIn, rowsFrom } from '../testing/rowsFrom.js';

type Attributes = Readonly<Record<string, string>>;
const element = (name: string, attributes: Attributes): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, text]) => `${key}="${text}"`)
    .join(' ')} />`;
const fileOf = (...elements: readonly string[]): string =>
  [
    '<FlexQueryResponse queryName="all" type="AF"><FlexStatements count="1"><FlexStatement accountId="U1">',
    ...elements,
    '</FlexStatement></FlexStatements></FlexQueryResponse>',
  ].join('\n');

const stock = {
  assetCategory: 'STK',
  symbol: 'ACME',
  description: 'ACME INC',
  isin: 'US0000000018',
  listingExchange: 'NYSE',
};
const tradeOf = (attributes: Attributes): string =>
  element('Trade', {
    ...{
      currency: 'USD',
      fxRateToBase: '0.9',
      ...stock,
      tradeDate: '20240502',
      levelOfDetail: 'EXECUTION',
      taxes: '0',
    },
    ...attributes,
  });
const common = { date: '2024-05-02', currency: 'USD', rate: '0.9' };

it('[BROKER-FILES-23] reads trades, short sales and covers of a Flex query', () => {
  const file = fileOf(
    tradeOf({
      buySell: 'BUY',
      openCloseIndicator: 'O',
      quantity: '5',
      tradePrice: '10',
      proceeds: '-50',
      ibCommission: '-1',
      ibCommissionCurrency: 'USD',
      settleDateTarget: '20240506',
    }),
    tradeOf({
      buySell: 'SELL',
      openCloseIndicator: 'C',
      quantity: '-5',
      tradePrice: '11',
      proceeds: '55',
      taxes: '-0.5',
      ibCommission: '0',
    }),
    tradeOf({
      buySell: 'SELL',
      openCloseIndicator: 'O',
      quantity: '-1',
      tradePrice: '0.55',
      proceeds: '55',
      multiplier: '100',
      assetCategory: 'OPT',
    }),
    tradeOf({
      buySell: 'BUY',
      openCloseIndicator: 'C',
      quantity: '1',
      tradePrice: '0.5',
      proceeds: '-50',
      assetCategory: 'OPT',
    }),
    tradeOf({ buySell: 'BUY', quantity: '400', cost: '1234', ibCommission: '-4' }),
  );
  expect(rowsFrom(file)).toEqual([
    [
      2,
      {
        kind: 'buy',
        ...common,
        settlement: '2024-05-06',
        quantity: '5',
        price: '10',
        gross: '50',
        fees: '1',
      },
    ],
    [3, { kind: 'sell', ...common, quantity: '5', price: '11', gross: '55', taxes: '0.5' }],
    [4, { kind: 'short', ...common, quantity: '1', price: '0.55', gross: '55' }],
    [5, { kind: 'cover', ...common, quantity: '1', price: '0.5', gross: '50' }],
    [6, { kind: 'buy', ...common, quantity: '400', gross: '1230', fees: '4' }],
  ]);
  const [first] = readText(file).transactions;
  expect(first).toMatchObject({
    account: 'U1',
    instrument: { isin: 'US0000000018', symbol: 'ACME', market: 'NYSE', name: 'ACME INC', currency: 'USD' },
  });
});

it('[BROKER-FILES-23] reads a commission in another currency, or paid back, as a row of its own', () => {
  const file = fileOf(
    tradeOf({
      buySell: 'BUY',
      quantity: '5',
      tradePrice: '10',
      proceeds: '-50',
      ibCommission: '-1.5',
      ibCommissionCurrency: 'CHF',
    }),
    tradeOf({ buySell: 'BUY', quantity: '5', tradePrice: '10', proceeds: '-50', ibCommission: '0.25' }),
  );
  expect(rowsFrom(file).map(([line, { kind, gross, currency }]) => [line, kind, gross, currency])).toEqual([
    [2, 'buy', '50', 'USD'],
    [2, 'fee', '1.5', 'CHF'],
    [3, 'buy', '50', 'USD'],
    [3, 'fee', '-0.25', 'USD'],
  ]);
});

it('[BROKER-FILES-23] reads exchanges of currencies in either direction', () => {
  const pair = { assetCategory: 'CASH', symbol: 'EUR.USD', isin: '' };
  const file = fileOf(
    tradeOf({
      ...pair,
      buySell: 'BUY',
      quantity: '1000',
      proceeds: '-1100',
      ibCommission: '-2',
      ibCommissionCurrency: 'EUR',
    }),
    tradeOf({ ...pair, buySell: 'SELL', quantity: '-1000', proceeds: '1100' }),
    tradeOf({ ...pair, symbol: '', buySell: 'SELL', quantity: '-1000', proceeds: '1100' }),
  );
  const day = { date: '2024-05-02' };
  expect(rowsFrom(file)).toEqual([
    [
      2,
      { kind: 'exchange', ...day, currency: 'USD', gross: '1100', otherCurrency: 'EUR', otherAmount: '1000' },
    ],
    [2, { kind: 'fee', ...day, currency: 'EUR', gross: '2' }],
    [
      3,
      { kind: 'exchange', ...day, currency: 'EUR', gross: '1000', otherCurrency: 'USD', otherAmount: '1100' },
    ],
  ]);
  expect(refusedIn(file)).toEqual([[4, 'The pair of currencies is missing.']]);
});

it('[BROKER-FILES-23] ignores a trade with its cancellation, and reports', () => {
  const file = fileOf(
    tradeOf({ tradeID: '7', buySell: 'BUY', quantity: '5', tradePrice: '10', proceeds: '-50' }),
    tradeOf({
      tradeID: '',
      origTradeID: '7',
      transactionType: 'TradeCancel',
      buySell: 'BUY (Ca.)',
      quantity: '-5',
    }),
    tradeOf({
      tradeID: '',
      origTradeID: '8',
      transactionType: 'TradeCancel',
      buySell: 'BUY (Ca.)',
      quantity: '-5',
    }),
    tradeOf({ levelOfDetail: 'CLOSED_LOT', buySell: 'SELL' }),
    element('ConversionRate', { fromCurrency: 'USD', rate: '0.9' }),
    element('Surprise', { amount: '1' }),
    tradeOf({ assetCategory: 'CFD', buySell: 'BUY' }),
    tradeOf({ assetCategory: 'FUT', buySell: 'BUY' }),
    tradeOf({ assetCategory: 'FOP', buySell: 'BUY' }),
    tradeOf({ buySell: 'BUY', openCloseIndicator: 'C;O', quantity: '5' }),
  );
  expect(readText(file).ignored).toEqual([
    { reason: 'A trade and its cancellation.', lines: [2, 3] },
    { reason: 'Summary or lot of trades.', lines: [5] },
    { reason: 'ConversionRate, a report.', lines: [6] },
  ]);
  expect(refusedIn(file)).toEqual([
    [4, 'It cancels a trade that is not in the file.'],
    [7, 'Unknown element: Surprise.'],
    [8, 'Contracts for difference are not supported.'],
    [9, 'Futures are not supported.'],
    [10, 'Options on futures are not supported.'],
    [11, 'The trade closes one holding and opens another: the file does not say how much of each.'],
  ]);
});

it('[BROKER-FILES-23] refuses a cancellation without ids, and ignores no other trade for it', () => {
  const file = fileOf(
    tradeOf({ symbol: 'AAA', buySell: 'BUY', quantity: '5', tradePrice: '10' }),
    tradeOf({ symbol: 'AAA', transactionType: 'TradeCancel', buySell: 'BUY (Ca.)', quantity: '-5' }),
    tradeOf({ symbol: 'BBB', buySell: 'BUY', quantity: '3', tradePrice: '20' }),
  );
  expect(readText(file).transactions.map(({ instrument }) => instrument?.symbol)).toEqual(['AAA', 'BBB']);
  expect(readText(file).ignored).toEqual([]);
  expect(refusedIn(file)).toEqual([
    [3, 'It cancels a trade that cannot be identified. Export the trades with TradeID and OrigTradeID.'],
  ]);
});

it('[BROKER-FILES-23] cancels the trade itself, not a lot of it with the same id', () => {
  const file = fileOf(
    tradeOf({ tradeID: '7', buySell: 'BUY', quantity: '5', tradePrice: '10' }),
    tradeOf({ tradeID: '7', levelOfDetail: 'CLOSED_LOT', buySell: 'BUY', quantity: '5' }),
    tradeOf({
      tradeID: '7',
      origTradeID: '7',
      transactionType: 'TradeCancel',
      buySell: 'BUY',
      quantity: '-5',
    }),
  );
  expect(readText(file).transactions).toEqual([]);
  expect(readText(file).ignored).toEqual([
    { reason: 'A trade and its cancellation.', lines: [2, 4] },
    { reason: 'Summary or lot of trades.', lines: [3] },
  ]);
});

it('[BROKER-FILES-24] reads cash transactions, sales tax and transfers of a Flex query', () => {
  const cash = (type: string, amount: string, attributes: Attributes = {}): string =>
    element('CashTransaction', {
      currency: 'USD',
      dateTime: '2024-05-02, 20:20:00',
      type,
      amount,
      ...attributes,
    });
  const file = fileOf(
    cash('Dividends', '18.15', stock),
    cash('Withholding Tax', '-2.72', stock),
    cash('Broker Interest Paid', '-1.10'),
    cash('Other Fees', '-10'),
    cash('Deposits/Withdrawals', '-500'),
    cash('Deposits/Withdrawals', '-500', { levelOfDetail: 'SUMMARY' }),
    cash('Surprise', '1'),
    element('SalesTax', { currency: 'USD', date: '20240502', salesTax: '-0.3', taxType: 'VAT' }),
    element('Transfer', {
      ...stock,
      currency: 'USD',
      date: '20240502',
      direction: 'IN',
      quantity: '10',
      positionAmount: '120',
    }),
    element('Transfer', {
      ...stock,
      currency: 'USD',
      date: '20240502',
      direction: 'OUT',
      quantity: '-4',
      positionAmount: '-48',
    }),
    element('Transfer', {
      currency: 'USD',
      date: '20240502',
      direction: 'IN',
      quantity: '0',
      cashTransfer: '70',
    }),
    element('Transfer', {
      currency: 'USD',
      date: '20240502',
      direction: 'IN',
      quantity: '0',
      cashTransfer: '0',
    }),
  );
  const day = { date: '2024-05-02', currency: 'USD' };
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'dividend', ...day, gross: '18.15' }],
    [3, { kind: 'tax', ...day, gross: '2.72' }],
    [4, { kind: 'interest', ...day, gross: '-1.10' }],
    [5, { kind: 'fee', ...day, gross: '10' }],
    [6, { kind: 'withdrawal', ...day, gross: '500' }],
    [9, { kind: 'tax', ...day, gross: '0.3' }],
    [10, { kind: 'deposit', ...day, quantity: '10', gross: '120' }],
    [11, { kind: 'withdrawal', ...day, quantity: '4' }],
    [12, { kind: 'deposit', ...day, gross: '70' }],
  ]);
  expect(refusedIn(file)).toEqual([
    [8, 'Unknown type of cash transaction: Surprise.'],
    [13, 'The transfer names neither a quantity nor cash.'],
  ]);
});

const actionOf = (attributes: Attributes): string =>
  element('CorporateAction', {
    currency: 'USD',
    assetCategory: 'STK',
    dateTime: '20240502;202500',
    proceeds: '0',
    ...attributes,
  });

it('[BROKER-FILES-25] reads corporate actions of a Flex query', () => {
  const reverse = 'ACME(US0000000018) SPLIT 1 FOR 25 (ACME';
  const file = fileOf(
    actionOf({
      ...stock,
      type: 'FS',
      quantity: '30',
      description: 'ACME(US0000000018) SPLIT 4 FOR 1 (ACME, ACME INC, US0000000018)',
    }),
    actionOf({
      symbol: 'ACME',
      isin: 'US0000000026',
      quantity: '480',
      description: `${reverse}, ACME INC, US0000000026)`,
    }),
    actionOf({
      symbol: 'ACME.OLD',
      isin: 'US0000000018',
      quantity: '-12000',
      description: `${reverse}.OLD, ACME INC, US0000000018)`,
    }),
    actionOf({
      ...stock,
      type: 'TC',
      quantity: '-367',
      proceeds: '405.42',
      description:
        'ACME(US0000000018) MERGED(Liquidation) FOR USD 1.1 PER SHARE (ACME, ACME INC, US0000000018)',
    }),
    actionOf({
      ...stock,
      type: 'SD',
      quantity: '5',
      description: 'ACME(US0000000018) STOCK DIVIDEND 1 FOR 20 (ACME)',
    }),
    actionOf({
      ...stock,
      type: 'SO',
      quantity: '5',
      description: 'ACME(US0000000018) SPINOFF 1 FOR 5 (BETA)',
    }),
  );
  const day = { date: '2024-05-02' };
  expect(rowsFrom(file)).toEqual([
    [2, { kind: 'split', ...day, ratio: { received: '4', held: '1' } }],
    [3, { kind: 'merger', ...day, quantity: '480' }],
    [5, { kind: 'merger', ...day, currency: 'USD', gross: '405.42' }],
    [6, { kind: 'bonus', ...day, quantity: '5' }],
  ]);
  expect(readText(file).transactions[1]).toMatchObject({
    line: 3,
    furtherLines: [4],
    instrument: { isin: 'US0000000018', symbol: 'ACME.OLD' },
    otherInstrument: { isin: 'US0000000026', symbol: 'ACME' },
  });
  expect(refusedIn(file)).toEqual([[7, 'The corporate action lacks its ratio, its cost or its other line.']]);
});

it('[BROKER-FILES-18] gives the holdings and cash that a Flex query states', () => {
  const file = fileOf(
    element('OpenPosition', {
      ...stock,
      currency: 'USD',
      reportDate: '20240531',
      position: '31',
      levelOfDetail: 'SUMMARY',
    }),
    element('OpenPosition', {
      ...stock,
      currency: 'USD',
      reportDate: '20240531',
      position: '30',
      levelOfDetail: 'LOT',
    }),
    element('CashReportCurrency', { currency: 'BASE_SUMMARY', toDate: '20240531', endingCash: '9' }),
    element('CashReportCurrency', {
      currency: 'USD',
      fromDate: '20240501',
      toDate: '20240531',
      startingCash: '2.25',
      endingCash: '10.5',
    }),
  );
  expect(readText(file).closing).toMatchObject({
    date: '2024-05-31',
    from: '2024-05-01',
    holdings: [{ account: 'U1', instrument: { isin: 'US0000000018' }, quantity: '31' }],
    cash: [{ account: 'U1', currency: 'USD', amount: '10.5', opening: '2.25' }],
  });
  expect(readText(fileOf(element('ConversionRate', { rate: '1' }))).closing).toBeNull();
});

it('[BROKER-FILES-4] decides the order of dates of a Flex query by all of them', () => {
  const trade = { buySell: 'BUY', quantity: '1', tradePrice: '1', proceeds: '-1' };
  const file = fileOf(
    tradeOf({ ...trade, tradeDate: '05/02/2024' }),
    tradeOf({ ...trade, tradeDate: '25/01/2024' }),
  );
  expect(rowsFrom(file).map(([, { date }]) => date)).toEqual(['2024-02-05', '2024-01-25']);
});
