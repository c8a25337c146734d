import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { importPrices } from './importPrices.js';
import { removeImportedPrices } from './removeImportedPrices.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const file = 'Date,Close,Dividends,Stock Splits\n2026-11-18,6,0.5,0\n2026-11-19,7,0,2\n';

describe.each(databases.each)('removing imported prices from %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  const run = async (request: { readonly exchange?: string } = {}): Promise<void> => {
    const report = await importPrices(database, { symbol: 'ABC', ...request }, file, testNow);
    if (!report.ok) throw new Error(report.reason);
  };

  it("[MARKET-DATA-SERVICE-91] leaves the symbol's data from other sources", async () => {
    await addInstrument(database, { symbol: 'ABC', source: 'stooq' }, [closeOn('2026-11-19', 271)]);
    await run();
    const marketData = createTestService(database);
    expect(await marketData.quotes(['ABC'])).toMatchObject({ quotes: [{ price: 7, source: 'csv-import' }] });
    expect(await removeImportedPrices(database, { symbol: 'ABC' })).toEqual({
      ok: true,
      value: {
        symbol: 'ABC',
        exchange: null,
        removed: 2,
        firstDate: '2026-11-18',
        lastDate: '2026-11-19',
      },
    });
    expect(await marketData.quotes(['ABC'])).toMatchObject({ quotes: [{ price: 271, source: 'stooq' }] });
    for (const table of ['dividends', 'splits'] as const)
      expect(await database.queries.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-91] reports that there are none', async () => {
    await addInstrument(database, { symbol: 'ABC', source: 'stooq' }, [closeOn('2026-11-19', 271)]);
    expect(await removeImportedPrices(database, { symbol: 'ABC' })).toEqual({
      ok: false,
      reason: 'No imported prices of ABC are stored.',
    });
    await run();
    expect(await removeImportedPrices(database, { symbol: 'ABC', exchange: 'XETR' })).toEqual({
      ok: false,
      reason: 'No imported prices of XETR:ABC are stored.',
    });
  });

  it('[MARKET-DATA-SERVICE-91] does not guess between markets', async () => {
    await run();
    await run({ exchange: 'XETR' });
    expect(await removeImportedPrices(database, { symbol: 'ABC' })).toEqual({
      ok: false,
      reason:
        'Prices of ABC were imported for several markets: no market, XETR. Nothing was removed. Specify one of them as the exchange.',
    });
    expect(await removeImportedPrices(database, { symbol: 'ABC', exchange: 'XETR' })).toMatchObject({
      ok: true,
      value: { exchange: 'XETR', removed: 2 },
    });
    expect(await removeImportedPrices(database, { symbol: 'ABC' })).toMatchObject({
      ok: true,
      value: { exchange: null, removed: 2 },
    });
  });
});
