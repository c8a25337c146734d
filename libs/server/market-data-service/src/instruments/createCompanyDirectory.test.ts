import type { Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import { testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { openTestDatabases } from '../testing/openTestDatabases.js';
import { withResults } from '../testing/withResults.js';
import { createCompanyDirectory } from './createCompanyDirectory.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const neverAsked = () => Promise.reject(new Error('never asked'));

/** A provider that lists one company and counts how often it is asked. */
function countingProvider() {
  let asked = 0;
  const provider: FundamentalsProvider = {
    source: 'listing',
    name: 'Listing',
    listCompanies: () => {
      asked += 1;
      return Promise.resolve({ ok: true, value: [{ symbol: 'ABC', name: 'Alphabet Bolts', key: '1' }] });
    },
    fetchDocument: neverAsked,
    normalise: () => ({ ok: false, kind: 'unreadable', reason: 'never asked' }),
  };
  return { provider, asked: () => asked };
}

describe.each(databases.each)('lists of companies over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  it('[MARKET-DATA-SERVICE-15] asks once when a look at the store ends after the list was stored', async () => {
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let looks = 0;
    const slow = withResults(database, () => {
      looks += 1;
      return looks === 1 ? held : undefined;
    });
    const { provider, asked } = countingProvider();
    const directory = createCompanyDirectory(slow, provider, () => testNow);
    const early = directory.ready();
    expect(await directory.ready()).toBeNull();
    letGo();
    expect(await early).toBeNull();
    expect(asked()).toBe(1);
  });
});
