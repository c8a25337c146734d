import type { LoadedExchangeRates, LoadedPriceHistory } from '@finance-analyst/market-data';
import { dayNumber, type LedgerRow } from '@finance-analyst/portfolio';
import { expect, it } from 'vitest';
import { currenciesOfRows } from './currenciesOfRows.js';
import { instrumentsOf } from './instrumentsOf.js';
import { marketOf } from './marketOf.js';

const day = (date: string): number => dayNumber(date) ?? Number.NaN;
const acme = { symbol: 'ACME', market: null };
const other = { symbol: 'OTHR', market: 'XPAR' };

const row = (date: string, fields: Partial<LedgerRow>): LedgerRow => ({
  id: date,
  account: 'main',
  kind: 'buy',
  date,
  entry: 1,
  currency: 'USD',
  ...fields,
});
const rows = [
  row('2024-05-02', { instrument: acme }),
  row('2024-05-03', { instrument: acme, kind: 'merger', otherInstrument: other, otherCurrency: 'JPY' }),
];

const prices: LoadedPriceHistory = {
  symbol: 'ACME',
  ok: true,
  history: {
    data: {
      symbol: 'ACME',
      currency: 'EUR',
      source: 'sample',
      adjusted: false,
      bars: [
        { date: '2024-04-30', close: 10 },
        { date: '2024-05-03', close: 11 },
      ].map((bar) => ({ ...bar, open: null, high: null, low: null, adjustedClose: null, volume: null })),
    },
    fetchedAt: '2024-05-05T10:00:00Z',
    fromCache: true,
    stale: true,
  },
};
const rates: LoadedExchangeRates = {
  base: 'EUR',
  quote: 'USD',
  ok: true,
  source: 'ecb',
  notes: [],
  fetchedAt: '2024-05-06T10:00:00Z',
  fromCache: false,
  stale: false,
  rates: [{ date: '2024-05-02', rate: 1.1 }],
};

it('[PORTFOLIOS-4] asks for every instrument and currency that rows and prices name', () => {
  expect(instrumentsOf(rows)).toEqual([acme, other]);
  expect(currenciesOfRows(rows, ['EUR'], 'USD')).toEqual(['EUR', 'JPY']);
});

it('[PORTFOLIOS-5] carries prices and rates forward, with the day of each price', () => {
  const { table } = marketOf(rows, 'USD', '2024-05-04', [acme, other], [prices], [rates]);
  expect(table.days).toEqual(
    Int32Array.from(['2024-05-01', '2024-05-02', '2024-05-03', '2024-05-04'].map(day)),
  );
  expect(table.prices).toEqual([
    {
      instrument: acme,
      currency: 'EUR',
      closes: Float64Array.of(10, 10, 11, 11),
      days: Float64Array.from(['2024-04-30', '2024-04-30', '2024-05-03', '2024-05-03'].map(day)),
    },
  ]);
  expect(table.rates).toEqual([{ currency: 'EUR', rates: Float64Array.of(Number.NaN, 1.1, 1.1, 1.1) }]);
});

it('[PORTFOLIOS-6] names instruments without prices, currencies without rates, and answers that are out of date', () => {
  const market = marketOf(
    rows,
    'USD',
    '2024-05-04',
    [acme, other],
    [prices, { symbol: 'XPAR:OTHR', ok: false, reason: 'Not known.' }],
    [rates, { base: 'JPY', quote: 'USD', ok: false, reason: 'No rates.' }],
  );
  expect(market.unpriced).toEqual([{ instrument: other, id: 'XPAR:OTHR', reason: 'Not known.' }]);
  expect(market.withoutRates).toEqual([{ id: 'JPY', reason: 'No rates.' }]);
  expect(market.loadedEarlier).toBe('2024-05-05T10:00:00Z');
  expect(market.shown).toMatchObject({ sample: true, prices: [{ asOf: '2024-05-03' }] });
});
