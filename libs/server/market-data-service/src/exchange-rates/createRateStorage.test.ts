import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { createRateStorage } from './createRateStorage.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const dayAt = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
const days = Array.from({ length: 250 }, (_, at) => ({ date: dayAt(at), rates: new Map([['USD', 1 + at]]) }));

describe.each(databases.each)('stored rates of a provider over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  it('[MARKET-DATA-SERVICE-124] have no gap when storing ends early', async () => {
    let parts = 0;
    const storage = createRateStorage(database, { source: 'ecb', base: 'EUR' }, () => (parts += 1) > 2);
    await storage.store(days);
    expect(await storage.span()).toEqual({ completeFrom: dayAt(50), lastDate: dayAt(249) });
  });

  it('[MARKET-DATA-SERVICE-124] are complete from the first day after the last gap', async () => {
    const storage = createRateStorage(database, { source: 'ecb', base: 'EUR' }, () => false);
    expect(await storage.span()).toBeNull();
    await storage.store(days.filter((_, at) => at < 100 || at >= 110));
    expect(await storage.span()).toMatchObject({ completeFrom: dayAt(110) });
    await storage.store(days.slice(100, 101));
    expect(await storage.span()).toMatchObject({ completeFrom: dayAt(0) });
  });
});
