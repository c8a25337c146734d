import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createTestService } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

describe.each(databases.each)('prices over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  it('[MARKET-DATA-SERVICE-3] returns the last close against the one before, with source and day', async () => {
    await addInstrument(database, { symbol: 'ABC' }, [
      closeOn('2026-11-17', 90),
      closeOn('2026-11-18', 100),
      closeOn('2026-11-19', 102),
    ]);
    await addInstrument(database, { symbol: 'ONE' }, [closeOn('2026-11-19', 5)]);
    await addInstrument(database, { symbol: 'NONE' });
    expect(await createTestService(database).quotes(['ABC', 'NONE', 'ONE', 'WHAT'])).toEqual({
      quotes: [
        {
          symbol: 'ABC',
          price: 102,
          previousClose: 100,
          change: 2,
          changePercent: 0.02,
          currency: 'USD',
          asOf: '2026-11-19T00:00:00.000Z',
          source: 'csv-import',
          stale: false,
        },
        expect.objectContaining({ symbol: 'ONE', previousClose: null, change: null, changePercent: null }),
      ],
      missing: ['NONE', 'WHAT'],
      reasons: {
        NONE: 'The market of NONE is unknown, so no provider was queried. Import a price file that names it.',
        WHAT: 'WHAT is not known. Search by symbol or name with /api/market-data?query=.',
      },
    });
  });

  it('[MARKET-DATA-SERVICE-4] marks a real price older than four days, and never a sample one', async () => {
    await addInstrument(database, { symbol: 'NEW' }, [closeOn('2026-11-16', 1)]);
    await addInstrument(database, { symbol: 'OLD' }, [closeOn('2026-11-15', 1)]);
    await addInstrument(database, { symbol: 'S.SMP', source: 'sample', exchange: 'XSA1' }, [
      closeOn('2020-01-01', 1),
    ]);
    const { quotes } = await createTestService(database).quotes(['NEW', 'OLD', 'S.SMP']);
    expect(quotes.map(({ symbol, stale }) => [symbol, stale])).toEqual([
      ['NEW', false],
      ['OLD', true],
      ['S.SMP', false],
    ]);
  });

  it('[MARKET-DATA-SERVICE-5] prefers real data to sample data of the same symbol, and does not combine them', async () => {
    await addInstrument(database, { symbol: 'ABC', source: 'sample', exchange: 'XSA1' }, [
      closeOn('2026-11-19', 7),
    ]);
    expect(await createTestService(database).bars('ABC')).toMatchObject({
      ok: true,
      value: { source: 'sample' },
    });
    await addInstrument(database, {
      symbol: 'ABC',
      source: 'sec-edgar',
      provider_key: '1',
      currency: null,
    });
    expect(await createTestService(database).bars('ABC')).toMatchObject({ ok: false, code: 'no-prices' });
    expect(await createTestService(database).quotes(['ABC'])).toEqual({
      quotes: [],
      missing: ['ABC'],
      reasons: { ABC: 'No price provider is enabled. Import a price file or enter a price.' },
    });
    const reasonFor = async (symbol: string) => {
      const history = await createTestService(database).bars(symbol);
      return history.ok ? null : history.reason;
    };
    expect(await reasonFor('ABC')).toMatch(/ --symbol ABC$/);
    expect(await reasonFor('XNAS:ABC')).toMatch(/ --symbol ABC --exchange XNAS$/);
    await addInstrument(database, { symbol: 'ABC' }, [closeOn('2026-11-19', 8)]);
    expect(await createTestService(database).bars('ABC')).toMatchObject({
      value: { source: 'csv-import', bars: [{ close: 8 }] },
    });
  });

  it('[MARKET-DATA-SERVICE-5] uses a single source, the one with the newest price', async () => {
    await addInstrument(database, { symbol: 'ABC', source: 'one' }, [
      closeOn('2026-11-17', 1),
      closeOn('2026-11-18', 2),
    ]);
    await addInstrument(database, { symbol: 'ABC', source: 'other' }, [
      closeOn('2026-11-18', 3),
      closeOn('2026-11-19', 4),
    ]);
    const marketData = createTestService(database);
    expect(await marketData.bars('ABC')).toMatchObject({
      value: { source: 'other', adjusted: true, bars: [{ close: 3 }, { close: 4 }] },
    });
    expect(await marketData.quotes(['ABC'])).toMatchObject({
      quotes: [{ source: 'other', price: 4, previousClose: 3 }],
    });
  });

  it.each([
    ['has the newest day', '2026-11-19', '2026-11-18', 'csv-import'],
    ['is of the same day', '2026-11-19', '2026-11-19', 'csv-import'],
    ['is of the same day, long ago', '2026-11-02', '2026-11-02', 'csv-import'],
    ['is not a day older', '2026-11-18', '2026-11-19', 'yahoo'],
  ])(
    '[MARKET-DATA-SERVICE-34] takes imported prices first while the import %s',
    async (_name, imported, fetched, source) => {
      await addInstrument(database, { symbol: 'ABC', source: 'yahoo' }, [closeOn(fetched, 3)]);
      await addInstrument(database, { symbol: 'ABC' }, [closeOn(imported, 1)]);
      const marketData = createTestService(database);
      expect(await marketData.bars('ABC')).toMatchObject({ value: { source, bars: [{}] } });
      expect(await marketData.quotes(['ABC'])).toMatchObject({ quotes: [{ source, previousClose: null }] });
    },
  );

  it('[MARKET-DATA-SERVICE-6] does not guess between markets', async () => {
    await addInstrument(database, { symbol: 'SAP', exchange: 'XETR', currency: 'EUR' }, [
      closeOn('2026-11-19', 1),
    ]);
    await addInstrument(database, { symbol: 'SAP', exchange: 'XNYS' }, [closeOn('2026-11-19', 2)]);
    expect(await createTestService(database).bars('SAP')).toMatchObject({
      ok: false,
      code: 'ambiguous-symbol',
      reason: 'SAP is on several markets. Use XETR:SAP or XNYS:SAP.',
    });
    expect(await createTestService(database).bars('XETR:SAP')).toMatchObject({
      value: { symbol: 'XETR:SAP', currency: 'EUR' },
    });
    expect(await createTestService(database).bars('XLON:SAP')).toMatchObject({ code: 'unknown-symbol' });
  });

  it('[MARKET-DATA-SERVICE-7] returns the requested days, both included', async () => {
    const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
    await addInstrument(
      database,
      { symbol: 'ABC' },
      days.map((day) => closeOn(day, 1)),
    );
    const dates = async (from?: string, to?: string) => {
      const history = await createTestService(database).bars('ABC', from, to);
      return history.ok ? history.value.bars.map(({ date }) => date) : history.code;
    };
    expect(await dates()).toEqual(days);
    expect(await dates('2026-11-17', '2026-11-18')).toEqual(days.slice(1, 3));
    expect(await dates('2027-01-01')).toEqual([]);
    expect(await dates('2026-11-18', '2026-11-17')).toBe('impossible-dates');
  });

  it('[MARKET-DATA-SERVICE-7] is adjusted only when every bar is', async () => {
    await addInstrument(database, { symbol: 'ABC' }, [
      closeOn('2026-11-18', 1),
      { ...closeOn('2026-11-19', 1), adjustedClose: null },
    ]);
    expect(await createTestService(database).bars('ABC')).toMatchObject({ value: { adjusted: false } });
  });
});
