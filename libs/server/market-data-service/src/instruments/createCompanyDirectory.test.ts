import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { FundamentalsProvider } from '../providers/FundamentalsProvider.js';
import { testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { withResults } from '../testing/withResults.js';
import { createCompanyDirectory } from './createCompanyDirectory.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const neverAsked = () => Promise.reject(new Error('never asked'));

const neverReported = (problem: string): never => {
  throw new Error(problem);
};

/** A provider that lists one company and counts its requests. */
function countingProvider(name = 'Alphabet Bolts') {
  let asked = 0;
  const provider: FundamentalsProvider = {
    source: 'listing',
    name: 'Listing',
    listCompanies: () => {
      asked += 1;
      return Promise.resolve({ ok: true, value: [{ symbol: 'ABC', name, key: '1' }] });
    },
    fetchDocument: neverAsked,
  };
  return { provider, asked: () => asked };
}

describe.each(databases.each)('lists of companies over %s', (_name, database: Database) => {
  beforeEach(() => emptyDatabase(database));

  it('[MARKET-DATA-SERVICE-15] fetches once when a lookup ends after the list was stored', async () => {
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
    const directory = createCompanyDirectory(slow, provider, {
      clock: () => testNow,
      reportProblem: neverReported,
    });
    const early = directory.ready();
    expect(await directory.ready()).toBeNull();
    letGo();
    expect(await early).toBeNull();
    expect(asked()).toBe(1);
  });

  it('[MARKET-DATA-SERVICE-15] reports a list that cannot be stored, and fetches it again after a minute', async () => {
    // No database accepts text with a null character.
    const { provider, asked } = countingProvider('Alphabet\u0000Bolts');
    const problems: string[] = [];
    let now = testNow;
    const directory = createCompanyDirectory(database, provider, {
      clock: () => now,
      reportProblem: (problem) => problems.push(problem),
    });
    const failure = { kind: 'unavailable', reason: expect.stringContaining('could not be stored') as string };
    expect(await directory.ready()).toMatchObject(failure);
    expect(await directory.ready()).toMatchObject(failure);
    expect(asked()).toBe(1);
    expect(problems).toEqual([
      expect.stringMatching(/^The list of companies of Listing could not be stored: .+/) as string,
    ]);
    now = new Date(now.getTime() + 61_000);
    await directory.ready();
    expect(asked()).toBe(2);
  });
});
