import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { smallSampleMarket } from '../testing/smallSampleMarket.js';
import { storeSampleMarket } from './storeSampleMarket.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const sampleMarket = smallSampleMarket();
const sampleSymbol = sampleMarket.instruments()[0]?.symbol ?? '';

describe.each(databases.each)('the sample market over %s', (_name, database: Database) => {
  beforeEach(async () => {
    await emptyDatabase(database);
    await storeSampleMarket(database, sampleMarket, testNow);
  });

  it('[MARKET-DATA-SERVICE-8] is stored once per version, as a whole', async () => {
    expect(await storeSampleMarket(database, sampleMarket, testNow)).toBe('present');
    expect(await storeSampleMarket(database, { ...sampleMarket, version: 'next' }, testNow)).toBe('stored');
    const bars = await database.queries
      .selectFrom('bars')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const expected = sampleMarket
      .instruments()
      .reduce((sum, { symbol }) => sum + sampleMarket.bars(symbol).length, 0);
    expect(Number(bars.count)).toBe(expected);
  });

  it('[MARKET-DATA-SERVICE-8] is stored once by servers that start together', async () => {
    await emptyDatabase(database);
    const start = () => storeSampleMarket(database, sampleMarket, testNow);
    expect((await Promise.all([start(), start(), start()])).toSorted()).toEqual([
      'present',
      'present',
      'stored',
    ]);
  });

  it('[MARKET-DATA-SERVICE-8] leaves nothing behind when storing fails', async () => {
    const broken = {
      ...sampleMarket,
      version: 'broken',
      yields: () => {
        throw new Error('broken off');
      },
    };
    await expect(storeSampleMarket(database, broken, testNow)).rejects.toThrow('broken off');
    expect(await storeSampleMarket(database, sampleMarket, testNow)).toBe('present');
  });

  it('[MARKET-DATA-SERVICE-9] gives sample statements and prices, marked as such', async () => {
    expect(await createTestService(database).fundamentals(sampleSymbol)).toMatchObject({
      ok: true,
      value: {
        source: 'sample',
        accountingStandard: 'sample',
        freshness: { fetchedAt: null, stale: false },
      },
    });
    const history = await createTestService(database).bars(sampleSymbol);
    expect(history.ok && history.value.bars).toEqual(sampleMarket.bars(sampleSymbol));
    expect(history).toMatchObject({ value: { source: 'sample' } });
  });

  it('[MARKET-DATA-SERVICE-16] returns what was known of a sample company on a day', async () => {
    const known = await createTestService(database).fundamentals(sampleSymbol, '2022-06-30');
    if (!known.ok) throw new Error(known.reason);
    const filed = [...known.value.annual, ...known.value.quarterly].flatMap(({ figures }) =>
      Object.values(figures).map(({ source }) => source.filed),
    );
    expect(filed.length).toBeGreaterThan(0);
    expect(filed.every((day) => day <= '2022-06-30')).toBe(true);
    expect(known.value.trailingTwelveMonths?.end).toBe(known.value.quarterly.at(-1)?.end);
    expect(await createTestService(database).fundamentals(sampleSymbol, '1990-01-01')).toMatchObject({
      code: 'no-fundamentals',
    });
  });
});
