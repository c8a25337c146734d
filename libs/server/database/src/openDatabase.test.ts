import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './Database.js';
import { migrate } from './migrations/migrate.js';
import { migrations } from './migrations/migrations.js';
import { openDatabase, type DatabaseLocation } from './openDatabase.js';
import { startTemporaryPostgres } from './postgres/startTemporaryPostgres.js';

const folder = mkdtempSync(join(tmpdir(), 'database-'));
const server = await startTemporaryPostgres();
const nowhere = join(folder, 'unused');
const pglite = server ? 'PGlite' : 'PGlite only (no PostgreSQL server on this machine)';
const locations: [string, DatabaseLocation][] = [
  [pglite, { dataDirectory: join(folder, 'data') }],
  ...(server
    ? [['PostgreSQL', { dataDirectory: nowhere, databaseUrl: server.url }] as [string, DatabaseLocation]]
    : []),
];

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const opened = async (location: DatabaseLocation): Promise<Database> => {
  const database = await openDatabase(location);
  if (!database.ok) throw new Error(database.reason);
  return database.value;
};

const company = { source: 'test', exchange: 'XNAS', name: 'A company', type: 'equity' as const };

describe.each(locations)('over %s', { timeout: 60_000 }, (_name, location) => {
  let database: Database;

  beforeAll(async () => {
    database = await opened(location);
  }, 60_000);

  afterAll(() => database.close());

  it('[DATABASE-3] opens with its tables ready', async () => {
    expect(database.kind).toBe(location.databaseUrl === undefined ? 'pglite' : 'postgres');
    expect(await database.findProblem()).toBeNull();
    expect(await database.queries.selectFrom('bars').selectAll().execute()).toEqual([]);
  });

  it('[DATABASE-4] reads a day back unchanged', async () => {
    const { id } = await database.queries
      .insertInto('instruments')
      .values({ ...company, symbol: 'DAY' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`insert into bars (instrument_id, date, close, open)
      select ${id}::int, * from unnest(${['2024-02-29', '2024-03-01']}::date[], ${[1.5, 2]}::float8[], ${[null, 0.1]}::float8[])`.execute(
      database.queries,
    );
    const bars = await database.queries
      .selectFrom('bars')
      .select(['date', 'open', 'close'])
      .orderBy('date')
      .execute();
    expect(bars).toEqual([
      { date: '2024-02-29', open: null, close: 1.5 },
      { date: '2024-03-01', open: 0.1, close: 2 },
    ]);
  });

  it('[DATABASE-4] reads bytes and times back unchanged', async () => {
    const fetched = new Date('2026-11-20T12:34:56.789Z');
    await database.queries
      .insertInto('provider_documents')
      .values({ source: 'test', key: 'a', body: Uint8Array.of(0, 255, 10), etag: null, fetched_at: fetched })
      .execute();
    const stored = await database.queries
      .selectFrom('provider_documents')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([...stored.body]).toEqual([0, 255, 10]);
    expect(stored.fetched_at).toEqual(fetched);
  });

  it('[DATABASE-4] reads JSON back unchanged', async () => {
    const body = { value: 0.1, list: [1, null, 'é'], nested: { text: '"' } };
    await database.queries
      .insertInto('telemetry_events')
      .values({ kind: 'test', received_at: new Date(), body: JSON.stringify(body) })
      .execute();
    const stored = await database.queries
      .selectFrom('telemetry_events')
      .select('body')
      .executeTakeFirstOrThrow();
    expect(stored.body).toEqual(body);
  });

  it('[DATABASE-5] isolates a transaction and runs transactions one at a time', async () => {
    const failing = database.queries.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('instruments')
        .values({ ...company, symbol: 'UNDONE' })
        .execute();
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw new Error('undo');
    });
    const beside = database.queries
      .insertInto('instruments')
      .values({ ...company, symbol: 'KEPT' })
      .execute();
    const second = database.queries.transaction().execute((transaction) =>
      transaction
        .insertInto('instruments')
        .values({ ...company, symbol: 'SECOND' })
        .execute(),
    );
    await expect(failing).rejects.toThrow('undo');
    await Promise.all([beside, second]);
    const symbols = await database.queries.selectFrom('instruments').select('symbol').execute();
    expect(symbols.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['KEPT', 'SECOND']));
    expect(symbols).not.toContainEqual({ symbol: 'UNDONE' });
  });

  it('[DATABASE-5] continues after a failed statement inside a transaction', async () => {
    const failing = database.queries
      .transaction()
      .execute((transaction) => sql`select nonsense`.execute(transaction));
    await expect(failing).rejects.toThrow('nonsense');
    expect(await database.findProblem()).toBeNull();
  });

  // Only the embedded database has a single session; the other answers regardless.
  const isShared = location.databaseUrl === undefined;
  const timeoutMs = isShared ? 200 : 50_000;

  /** A transaction that runs one query on request, or none, and keeps its session until released. */
  async function hold(
    asksOnce: boolean,
  ): Promise<{ readonly ask: () => void; readonly letGo: () => Promise<void> }> {
    let ask = (): void => undefined;
    const asked = new Promise<void>((resolve) => (ask = resolve));
    let letGo = (): void => undefined;
    const over = new Promise<void>((resolve) => (letGo = resolve));
    let held = Promise.resolve();
    await new Promise<void>((begun) => {
      held = database.queries.transaction().execute(async (transaction) => {
        begun();
        await asked;
        if (asksOnce) await sql`select 1`.execute(transaction);
        await over;
      });
    });
    return {
      ask,
      letGo: () => {
        letGo();
        return held;
      },
    };
  }

  it('[DATABASE-9] is healthy while it answers one caller and others wait', async () => {
    const { ask, letGo } = await hold(true);
    const problem = database.findProblem(timeoutMs);
    ask();
    expect(await problem).toBeNull();
    await letGo();
  });

  it('[DATABASE-9] is unhealthy while one caller blocks it without a query', async () => {
    const { ask, letGo } = await hold(false);
    const problem = database.findProblem(timeoutMs);
    ask();
    expect(await problem).toBe(isShared ? 'The database did not answer within 200 ms.' : null);
    await letGo();
  });

  it('[DATABASE-3] drops every table and creates it again', async () => {
    expect((await migrate(database.queries, 'none')).ok).toBe(true);
    const left = await database.queries.introspection.getTables();
    expect(left.filter(({ name: table }) => !table.startsWith('kysely'))).toEqual([]);
    expect(await migrate(database.queries)).toEqual({
      ok: true,
      value: {
        applied: [
          '0001-market-data-tables',
          '0002-telemetry-events',
          '0003-company-statements',
          '0004-refetched-documents',
        ],
      },
    });
    expect(await migrate(database.queries)).toEqual({ ok: true, value: { applied: [] } });
  });

  const migrateBefore = async (step: string): Promise<void> => {
    const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step));
    expect((await migrate(database.queries, 'none')).ok).toBe(true);
    expect((await migrate(database.queries, 'latest', earlier)).ok).toBe(true);
  };

  it('[DATABASE-38] fetches documents again that were stored before they had an industry code', async () => {
    await migrateBefore('0004');
    await database.queries
      .insertInto('provider_documents')
      .values({ source: 'test', key: 'old', body: Buffer.from('a'), etag: '"v1"', fetched_at: new Date() })
      .execute();
    expect((await migrate(database.queries)).ok).toBe(true);
    expect(await database.queries.selectFrom('provider_documents').select('etag').execute()).toEqual([
      { etag: null },
    ]);
  });

  it('[DATABASE-36] knows the digest of each document, even of one stored before digests were', async () => {
    await migrateBefore('0003');
    await database.queries
      .insertInto('provider_documents')
      .values({ source: 'test', key: 'old', body: Buffer.from('a'), etag: null, fetched_at: new Date() })
      .execute();
    expect((await migrate(database.queries)).ok).toBe(true);
    const digests = () =>
      database.queries.selectFrom('provider_documents').select('digest').where('key', '=', 'old').execute();
    const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(await digests()).toEqual([{ digest: digestOf('a') }]);
    await database.queries
      .updateTable('provider_documents')
      .set({ body: Buffer.from('b') })
      .execute();
    expect(await digests()).toEqual([{ digest: digestOf('b') }]);
  });

  it('[DATABASE-37] deletes stored statements with their document', async () => {
    const statements = {
      source: 'test',
      key: 'deleted',
      document_digest: 'a',
      statements_version: 1,
      newest_filing: '2026-10-31',
      body: Uint8Array.of(1),
    };
    const count = async () =>
      (await database.queries.selectFrom('company_statements').selectAll().execute()).length;
    const store = () => database.queries.insertInto('company_statements').values(statements).execute();
    await expect(store()).rejects.toThrow('foreign key');
    const document = { source: 'test', key: 'deleted', body: Buffer.from('a') };
    await database.queries
      .insertInto('provider_documents')
      .values({ ...document, etag: null, fetched_at: new Date() })
      .execute();
    await store();
    expect(await count()).toBe(1);
    await database.queries.deleteFrom('provider_documents').where('key', '=', 'deleted').execute();
    expect(await count()).toBe(0);
  });

  it('[DATABASE-6] refuses a database written by a newer version', async () => {
    const step = { up: () => Promise.resolve() };
    expect((await migrate(database.queries, 'latest', { ...migrations, '9999-later': step })).ok).toBe(true);
    expect(await migrate(database.queries)).toEqual({
      ok: false,
      reason: expect.stringContaining('newer version') as string,
    });
  });
});

describe('a database that cannot be opened', { timeout: 60_000 }, () => {
  it('[DATABASE-7] reports an unreachable server', async () => {
    const refused = await openDatabase({
      dataDirectory: nowhere,
      databaseUrl: 'postgresql://test@127.0.0.1:1/none',
    });
    expect(refused).toEqual({ ok: false, reason: expect.stringContaining('ECONNREFUSED') as string });
  });

  it('[DATABASE-7] reports an invalid address', async () => {
    const refused = await openDatabase({ dataDirectory: nowhere, databaseUrl: 'not an address' });
    expect(refused.ok).toBe(false);
  });
});
