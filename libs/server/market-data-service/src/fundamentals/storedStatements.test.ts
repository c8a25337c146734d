import { openTestDatabases, type Database } from '@finance-analyst/database';
import { normaliseCompanyFacts } from '@finance-analyst/market';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSecEdgar } from '../providers/sec-edgar/createSecEdgar.js';
import { companyFactsOf } from '../providers/testing/companyFactsOf.js';
import { fastSecEdgar } from '../providers/testing/fastSecEdgar.js';
import { answers, startFakeEdgar } from '../providers/testing/startFakeEdgar.js';
import { storeBars } from '../prices/storeBars.js';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createCountingWorker } from '../testing/createCountingWorker.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { compressText } from './compressedText.js';

const databases = await openTestDatabases();
const edgar = await startFakeEdgar();
afterAll(async () => {
  await edgar.stop();
  await databases.close();
});

const dayMs = 86_400_000;

describe.each(databases.each)('stored statements over %s', (_name, database: Database) => {
  const { queries } = database;
  const { createWorker, days } = createCountingWorker();
  let now: Date;
  const clock = () => now;
  /** A server that has just been started. */
  const service = () =>
    createTestService(database, [createSecEdgar(fastSecEdgar(edgar.url), clock)], clock, undefined, {
      createWorker,
    });
  const rows = () => queries.selectFrom('company_statements').selectAll().execute();

  beforeEach(async () => {
    now = testNow;
    edgar.always(null);
    await emptyDatabase(database);
    days.length = 0;
  });

  it('[MARKET-DATA-SERVICE-112] are derived once, not at each start, midnight, request and fetch', async () => {
    await service().fundamentals('AAPL');
    expect(days).toEqual(['2026-11-20']);
    await service().fundamentals('AAPL');
    now = new Date(testNow.getTime() + dayMs - 1);
    expect(await service().fundamentals('AAPL')).toMatchObject({ value: { knownOn: '2026-11-21' } });
    now = new Date(testNow.getTime() + 3 * dayMs);
    const fetched = await service().fundamentals('AAPL');
    expect(fetched).toMatchObject({
      value: { knownOn: '2026-11-23', freshness: { fetchedAt: now.toISOString() } },
    });
    expect(days).toEqual(['2026-11-20']);
    expect(await rows()).toHaveLength(1);
  });

  it('[MARKET-DATA-SERVICE-112] are derived once for concurrent requests', async () => {
    await service().fundamentals('AAPL');
    await queries.deleteFrom('company_statements').execute();
    days.length = 0;
    const marketData = service();
    await Promise.all([1, 2, 3].map(() => marketData.fundamentals('AAPL')));
    expect(days).toEqual(['2026-11-20']);
    expect(await rows()).toHaveLength(1);
  });

  it('[MARKET-DATA-SERVICE-119] get the industry code that they were stored without, and keep it', async () => {
    const marketData = service();
    await marketData.search('AAPL');
    await queries
      .insertInto('provider_documents')
      .values({
        source: 'sec-edgar',
        key: '0000320193',
        body: await compressText(JSON.stringify(companyFactsOf())),
        // As the migration to stored industry codes leaves it.
        etag: null,
        fetched_at: new Date(now.getTime() - 2 * dayMs),
      })
      .execute();
    expect(await marketData.fundamentals('AAPL')).toMatchObject({ value: { industryCode: '3571' } });
    now = new Date(now.getTime() + 2 * dayMs);
    edgar.always((request, response) => {
      const renamed = { ...companyFactsOf(), entityName: 'Apple Incorporated' };
      const isFacts = request.url?.includes('companyfacts');
      (isFacts ? answers.json(renamed) : answers.halfJson)(request, response);
    });
    expect(await marketData.fundamentals('AAPL')).toMatchObject({
      value: { name: 'Apple Incorporated', industryCode: '3571', freshness: { stale: false } },
    });
  });

  it('[MARKET-DATA-SERVICE-119] ask for an unknown industry code with each renewal, until they have one', async () => {
    const marketData = service();
    await marketData.search('AAPL');
    const facts = answers.status(200, JSON.stringify(companyFactsOf()), { etag: '"v1"' });
    const asked: string[] = [];
    let submissions = answers.halfJson;
    edgar.always((request, response) => {
      const isFacts = request.url?.includes('companyfacts') ?? false;
      const isUnchanged = request.headers['if-none-match'] === '"v1"';
      if (isFacts) asked.push(isUnchanged ? 'changed facts' : 'facts');
      else if (request.url?.includes('submissions')) asked.push('code');
      (isFacts ? (isUnchanged ? answers.status(304) : facts) : submissions)(request, response);
    });
    const codeLater = async () => {
      now = new Date(now.getTime() + 2 * dayMs);
      const known = await marketData.fundamentals('AAPL');
      return known.ok ? known.value.industryCode : known.reason;
    };
    expect(await codeLater()).toBeUndefined();
    expect(await codeLater()).toBeUndefined();
    submissions = answers.json({ cik: '0000320193', sic: '3571' });
    expect(await codeLater()).toBe('3571');
    expect(await codeLater()).toBe('3571');
    expect(asked).toEqual([
      'facts',
      'code',
      'changed facts',
      'code',
      'changed facts',
      'code',
      'changed facts',
    ]);
  });

  it('[MARKET-DATA-SERVICE-112] are replaced when the document has changed', async () => {
    await service().fundamentals('AAPL');
    now = new Date(testNow.getTime() + 2 * dayMs);
    edgar.always(answers.json({ ...companyFactsOf(), entityName: 'Apple Incorporated' }));
    expect(await service().fundamentals('AAPL')).toMatchObject({ value: { name: 'Apple Incorporated' } });
    expect(await service().fundamentals('AAPL')).toMatchObject({ value: { name: 'Apple Incorporated' } });
    expect(days).toEqual(['2026-11-20', '2026-11-22']);
    expect(await rows()).toHaveLength(1);
  });

  it('[MARKET-DATA-SERVICE-112] are replaced when the normalizer has changed', async () => {
    await service().fundamentals('AAPL');
    await queries
      .updateTable('company_statements')
      .set({ statements_version: -1, body: Buffer.from('of an earlier version') })
      .execute();
    expect(await service().fundamentals('AAPL')).toMatchObject({ value: { name: 'Apple Inc.' } });
    await service().fundamentals('AAPL');
    expect(days).toEqual(['2026-11-20', '2026-11-20']);
  });

  it('[MARKET-DATA-SERVICE-113] are what the document says, to the byte, on each day', async () => {
    const filedLater = '2024-11-01';
    const marketData = service();
    for (const knownOn of ['2026-11-20', '2024-11-02', filedLater, '2024-10-31', '2023-11-01']) {
      const expected = normaliseCompanyFacts(
        { ...companyFactsOf(), sic: '3571' },
        { symbol: 'AAPL', knownOn },
      );
      const given = await marketData.fundamentals('AAPL', knownOn);
      expect(expected.ok && given.ok).toBe(true);
      const { freshness, ...statements } = given.ok ? given.value : { freshness: null };
      expect(freshness).toMatchObject({ stale: false });
      expect(JSON.stringify(statements)).toBe(JSON.stringify(expected.ok && expected.value));
    }
    expect(days).toEqual(['2026-11-20', '2024-10-31', '2023-11-01']);
    expect(await rows()).toMatchObject([{ newest_filing: filedLater }]);
  });

  it('[MARKET-DATA-SERVICE-113] are not stored while the document has a later filing than the day', async () => {
    now = new Date('2024-06-30T12:00:00Z');
    await service().fundamentals('AAPL');
    expect(await rows()).toEqual([]);
    now = new Date('2024-06-30T13:00:00Z');
    expect(await service().fundamentals('AAPL', '2024-06-30')).toMatchObject({
      value: { lastFiled: '2023-11-01' },
    });
  });

  it('[MARKET-DATA-SERVICE-114] are located without being read or derived', async () => {
    const identityOf = async () => {
      const located = await service().locateFundamentals('AAPL');
      return located.ok ? located.value.identity : '';
    };
    const first = await identityOf();
    await queries
      .updateTable('company_statements')
      .set({ body: Buffer.from('unread') })
      .execute();
    now = new Date(testNow.getTime() + 60_000);
    expect(await identityOf()).toBe(first);
    expect(days).toEqual(['2026-11-20']);
    now = new Date(testNow.getTime() + 2 * dayMs);
    expect(await identityOf()).not.toBe(first);
  });

  const storeSplits = async (id: number, splits: readonly (readonly [date: string, ratio: number])[]) => {
    await queries
      .insertInto('splits')
      .values(splits.map(([date, ratio]) => ({ instrument_id: id, date, ratio })))
      .execute();
  };

  it('[MARKET-DATA-SERVICE-120] know a split of the prices after the newest filing, once a price is after it', async () => {
    const located = async (knownOn?: string) => {
      const found = await service().locateFundamentals('AAPL', knownOn);
      if (!found.ok) throw new Error(found.reason);
      const read = await found.value.read();
      if (!read.ok) throw new Error(read.reason);
      return { identity: found.value.identity, ...read.value };
    };
    const before = await located();
    expect(before).toMatchObject({ lastFiled: '2024-11-01' });
    expect(before.shareBasisChanges).toBeUndefined();
    const id = await addInstrument(database, { symbol: 'AAPL', exchange: 'XNAS' }, [
      closeOn('2026-11-18', 400),
    ]);
    await storeSplits(id, [
      ['2020-08-31', 4],
      ['2026-11-19', 5],
    ]);
    expect((await located()).shareBasisChanges).toBeUndefined();
    await storeBars(queries, id, [closeOn('2026-11-19', 80)]);
    const after = await located();
    expect(after.shareBasisChanges).toEqual([{ filed: '2026-11-19', factor: 5 }]);
    expect(after.notes.at(-1)).toContain('after a split that no filing shows yet');
    expect(after.identity).not.toBe(before.identity);
    expect((await located('2026-11-18')).shareBasisChanges).toBeUndefined();
    // What is stored stays what the document says.
    expect(days).toEqual(['2026-11-20']);
    await queries.deleteFrom('splits').execute();
    expect((await located()).identity).toBe(before.identity);
  });

  it('[MARKET-DATA-SERVICE-120] take splits from one source of prices, since two may date the same one differently', async () => {
    await service().search('AAPL');
    for (const [source, exchange, day] of [
      ['yahoo', 'XNAS', '2026-11-18'],
      ['csv-import', 'XNAS', '2026-11-17'],
    ] as const)
      await storeSplits(
        await addInstrument(database, { symbol: 'AAPL', source, exchange }, [closeOn(day, 80)]),
        [[day, 5]],
      );
    expect(await service().fundamentals('AAPL')).toMatchObject({
      value: { shareBasisChanges: [{ filed: '2026-11-18', factor: 5 }] },
    });
  });
});
