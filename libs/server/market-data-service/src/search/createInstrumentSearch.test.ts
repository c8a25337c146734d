import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addInstrument } from '../testing/addInstrument.js';
import { createTestService } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

describe.each(databases.each)('searching over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  beforeEach(async () => {
    await addInstrument(database, { symbol: 'AB', name: 'Zeta Works' });
    await addInstrument(database, { symbol: 'ABC', name: 'Alpha Bolts' });
    await addInstrument(database, {
      symbol: 'AB.SMP',
      name: 'Sample Works',
      source: 'sample',
      exchange: 'XSA1',
    });
    await addInstrument(database, {
      symbol: 'Q',
      name: 'Works of Abel',
      source: 'sec-edgar',
      provider_key: '1',
      currency: null,
    });
    await addInstrument(database, {
      symbol: 'Z',
      name: '100% Pure_Gold',
      source: 'sec-edgar',
      provider_key: '2',
    });
  });
  const symbols = async (query: string) =>
    (await createTestService(database).search(query)).results.map(({ symbol }) => symbol);

  it('[MARKET-DATA-SERVICE-1] puts the exact symbol first, then symbols with that prefix, then names', async () => {
    expect(await symbols('ab')).toEqual(['AB', 'ABC', 'AB.SMP', 'Q']);
    expect(await symbols('works')).toEqual(['Q', 'AB', 'AB.SMP']);
    expect(await symbols('work abel')).toEqual(['Q']);
    expect(await symbols('nothing')).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-1] finds symbols with that prefix among any number of names with the text', async () => {
    await database.queries
      .insertInto('instruments')
      .values(
        Array.from({ length: 300 }, (_, number) => ({
          source: 'sec-edgar',
          symbol: `A${number}`,
          name: `Company ${number} Inc.`,
          exchange: '',
          type: 'equity' as const,
          provider_key: String(1000 + number),
        })),
      )
      .execute();
    await addInstrument(database, { symbol: 'INTUIT', name: 'Tax Works' });
    await addInstrument(database, { symbol: 'Y', name: 'Indigo Works' });
    expect((await symbols('in')).slice(0, 3)).toEqual(['INTUIT', 'Y', 'A0']);
  });

  it('[MARKET-DATA-SERVICE-80] finds a company by its common name', async () => {
    const filer = (symbol: string, name: string, provider_key: string) =>
      addInstrument(database, { symbol, name, source: 'sec-edgar', provider_key, currency: null });
    await filer('GOOGL', 'Alphabet Inc.', '1652044');
    await filer('META', 'Meta Platforms, Inc.', '1326801');
    expect(await symbols('google')).toEqual(['GOOGL']);
    expect(await symbols('Face book')).toEqual(['META']);
  });

  it('[MARKET-DATA-SERVICE-85] counts the companies of each source', async () => {
    await addInstrument(database, {
      symbol: 'Q-A',
      name: 'Works of Abel',
      source: 'sec-edgar',
      provider_key: '1',
    });
    await addInstrument(database, { symbol: 'IXN', name: 'Index', type: 'index', source: 'sample' });
    expect((await createTestService(database).status()).companies).toEqual([
      { source: 'csv-import', count: 2 },
      { source: 'sample', count: 1 },
      { source: 'sec-edgar', count: 2 },
    ]);
  });

  it('[MARKET-DATA-SERVICE-81] finds an instrument as soon as it is stored, and under its new name', async () => {
    expect(await symbols('quokka')).toEqual([]);
    await addInstrument(database, { symbol: 'QUO', name: 'Quokka Works' });
    expect(await symbols('quokka')).toEqual(['QUO']);
    await database.queries
      .updateTable('instruments')
      .set({ name: 'Wombat Works' })
      .where('symbol', '=', 'QUO')
      .execute();
    await database.queries
      .insertInto('datasets')
      .values({ name: 'listing/companies', version: '1', stored_at: new Date('2026-11-20T12:00:00Z') })
      .execute();
    expect(await symbols('wombat')).toEqual(['QUO']);
  });

  it('[MARKET-DATA-SERVICE-1] treats % and _ literally', async () => {
    expect(await symbols('100% pure_')).toEqual(['Z']);
    expect(await symbols('%')).toEqual([]);
    expect(await symbols('_')).toEqual([]);
  });

  it('[MARKET-DATA-SERVICE-2] returns one result for filings and prices of one share', async () => {
    await addInstrument(database, { symbol: 'Q', exchange: 'XNAS', currency: 'USD' });
    expect((await createTestService(database).search('q')).results).toEqual([
      {
        symbol: 'Q',
        name: 'Works of Abel',
        exchange: 'XNAS',
        currency: 'USD',
        type: 'equity',
        sector: null,
        source: 'sec-edgar',
      },
    ]);
  });

  it('[MARKET-DATA-SERVICE-2] names the market when a plain symbol means another one', async () => {
    await addInstrument(database, { symbol: 'Q', exchange: 'XLON', currency: 'GBP' });
    expect(await symbols('q')).toEqual(['Q', 'XLON:Q']);
  });
});
