import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundamentalsQuerySchema } from '../fundamentals/fundamentals.js';
import { priceImportQuerySchema } from '../imports/priceImport.js';
import { exchangeRatesQuerySchema } from './exchangeRates.js';
import { instrumentSearchQuerySchema } from './instrumentSearch.js';
import { isoDateSchema } from './isoDate.js';
import { marketParametersQuerySchema } from './marketParameters.js';
import { priceHistoryQuerySchema } from './priceHistory.js';
import { maximumQuoteSymbols, quotesQuerySchema } from './quotes.js';
import { symbolSchema } from './symbol.js';

describe('symbols', () => {
  it.each([
    ['aapl', 'AAPL'],
    [' brk-b ', 'BRK-B'],
    ['XNAS:AAPL', 'XNAS:AAPL'],
    ['nwi.smp', 'NWI.SMP'],
    ['^GSPC', '^GSPC'],
    ['EURUSD=X', 'EURUSD=X'],
    ['7203', '7203'],
  ])('[CONTRACTS-4] takes %j as %s', (written, symbol) => {
    expect(symbolSchema.parse(written)).toBe(symbol);
  });

  it.each(['', ' ', 'A B', '<b>', 'A'.repeat(21), 'NAS:A', ':A', 'XNAS:', '../etc', "A'B", 'Ä'])(
    '[CONTRACTS-4] refuses %j',
    (written) => {
      const [issue] = symbolSchema.safeParse(written).error?.issues ?? [];
      expect(issue?.message).toContain('such as AAPL');
    },
  );
});

describe('days', () => {
  it('[CONTRACTS-5] takes every day that exists and no other', () => {
    expect(isoDateSchema.safeParse('2024-02-29').success).toBe(true);
    for (const day of [
      '2023-02-29',
      '2024-04-31',
      '2024-13-01',
      '24-01-01',
      '2024-1-1',
      '2024-01-01T00:00:00Z',
      '',
    ])
      expect(isoDateSchema.safeParse(day).success).toBe(false);
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
        expect(isoDateSchema.safeParse(date.toISOString().slice(0, 10)).success).toBe(true);
      }),
    );
  });
});

describe('queries', () => {
  it.each([
    ['search', instrumentSearchQuerySchema, { query: 'a' }],
    ['quotes', quotesQuerySchema, { symbols: 'A' }],
    ['history', priceHistoryQuerySchema, { symbol: 'A' }],
    ['exchange rates', exchangeRatesQuerySchema, { base: 'EUR', quote: 'USD' }],
    ['parameters', marketParametersQuerySchema, { symbol: 'A' }],
    ['fundamentals', fundamentalsQuerySchema, { symbol: 'A' }],
    ['import', priceImportQuerySchema, { symbol: 'A' }],
  ])('[CONTRACTS-3] refuse an unknown field: %s', (_name, schema, query) => {
    expect(schema.safeParse(query).success).toBe(true);
    expect(schema.safeParse({ ...query, other: '1' }).success).toBe(false);
  });

  it('[CONTRACTS-6] name symbols by commas', () => {
    expect(quotesQuerySchema.parse({ symbols: 'a, B,A' })).toEqual({ symbols: ['A', 'B'] });
    const many = (count: number) => ({
      symbols: Array.from({ length: count }, (_, number) => `S${number}`).join(),
    });
    expect(quotesQuerySchema.safeParse(many(maximumQuoteSymbols)).success).toBe(true);
    expect(quotesQuerySchema.safeParse(many(maximumQuoteSymbols + 1)).success).toBe(false);
    for (const symbols of ['', ',', 'A,', 'A,,B'])
      expect(quotesQuerySchema.safeParse({ symbols }).success).toBe(false);
  });

  it('[CONTRACTS-56] ask for the exchange rates of two different currencies, written in any case', () => {
    expect(exchangeRatesQuerySchema.parse({ base: 'eur', quote: ' Usd ', from: '2024-01-02' })).toEqual({
      base: 'EUR',
      quote: 'USD',
      from: '2024-01-02',
    });
    const problemOf = (query: unknown) => {
      const [issue] = exchangeRatesQuerySchema.safeParse(query).error?.issues ?? [];
      return issue && `${issue.path.join('.')} ${issue.message}`;
    };
    expect(problemOf({ base: 'EUR', quote: 'eur' })).toMatch(/^quote must differ from base/);
    for (const wrong of ['', '$', 'EURO', 'E1R', 'ÄÖÜ'])
      expect(problemOf({ base: wrong, quote: 'USD' })).toMatch(/^base must be a currency code/);
    expect(problemOf({ base: 'EUR' })).toMatch(/^quote must be a currency code/);
    expect(problemOf({ base: 'EUR', quote: 'USD', to: '2024-02-30' })).toMatch(/^to must be a day/);
  });

  it('ask for daily bars unless they ask for what is not kept', () => {
    expect(priceHistoryQuerySchema.parse({ symbol: 'A' }).interval).toBe('1d');
    expect(priceHistoryQuerySchema.safeParse({ symbol: 'A', interval: '1h' }).success).toBe(false);
  });

  it('take an import under a plain symbol, a market and a currency', () => {
    expect(priceImportQuerySchema.parse({ symbol: 'a', exchange: 'xnas', currency: 'usd' })).toEqual({
      symbol: 'A',
      exchange: 'XNAS',
      currency: 'USD',
    });
    for (const wrong of [
      { symbol: 'XNAS:A' },
      { symbol: 'A', exchange: 'NASDAQ' },
      { symbol: 'A', currency: '$' },
    ])
      expect(priceImportQuerySchema.safeParse(wrong).success).toBe(false);
  });
});
