import { cpSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../copyEmptyDatabase.js';
import type { Database } from '../Database.js';
import { openDatabase } from '../openDatabase.js';
import { findZeroedTable } from '../pglite/findZeroedTable.js';

const root = mkdtempSync(join(tmpdir(), 'damaged-table-'));
const sound = join(root, 'sound');
let files: Readonly<Record<'bars' | 'bars_pkey', string>>;
let copies = 0;
let database: Database | undefined;

async function open(folder: string): Promise<Database> {
  const opened = await openDatabase({ dataDirectory: folder });
  if (!opened.ok) throw new Error(opened.reason);
  return (database = opened.value);
}

beforeAll(async () => {
  await copyEmptyDatabase(sound);
  const { queries, close } = await open(sound);
  await sql`insert into instruments (source, symbol, name, type) values ('test', 'A', 'A', 'equity')`.execute(
    queries,
  );
  await sql`insert into bars (instrument_id, date, close)
    select id, day, 1 from instruments, generate_series(date '2000-01-01', date '2010-01-01', '1 day') as day`.execute(
    queries,
  );
  const { rows } = await sql<typeof files>`
    select pg_relation_filepath('bars') as bars, pg_relation_filepath('bars_pkey') as bars_pkey`.execute(
    queries,
  );
  files = rows[0] ?? { bars: '', bars_pkey: '' };
  await close();
}, 60_000);
afterEach(() => database?.close());
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const openDamaged = (damage: (home: string) => void): Promise<Database> => {
  copies += 1;
  const folder = join(root, `copy-${copies}`);
  cpSync(sound, folder, { recursive: true });
  damage(join(folder, 'postgres'));
  return open(folder);
};

const bars = ({ queries }: Database, date: string) =>
  queries
    .selectFrom('bars')
    .select('close')
    .where('instrument_id', '=', 1)
    .where('date', '=', date)
    .execute();

describe('a database with a damaged table', { timeout: 60_000 }, () => {
  it.each<[string, (home: string) => void]>([
    ['a table file that is gone', (home) => rmSync(join(home, files.bars))],
    ['an empty table file', (home) => truncateSync(join(home, files.bars))],
    ['an empty index file', (home) => truncateSync(join(home, files.bars_pkey))],
  ])('[DATABASE-13] is not well with %s', async (_name, damage) => {
    const damaged = await openDamaged(damage);
    const problem = await damaged.findProblem();
    expect(problem).toMatch(/^The table bars is damaged: could not (read|open)/);
    expect(problem).toContain('restore the database from a backup');
  });

  it('[DATABASE-15] is unhealthy when a table file is overwritten with zeros', async () => {
    const damaged = await openDamaged((home) => {
      const file = join(home, files.bars);
      writeFileSync(file, Buffer.alloc(statSync(file).size));
    });
    expect(await bars(damaged, '2009-01-01')).toEqual([]);
    expect(await damaged.findProblem()).toMatch(/^The table bars is damaged: its file begins with zeros/);
    expect(damaged.knownProblem()).toBe(await damaged.findProblem());
  });

  it('[DATABASE-15] is healthy with deleted rows and rows not written to the file yet', async () => {
    const { queries } = await openDamaged(() => undefined);
    await sql`insert into datasets (name, version, stored_at) values ('a', '1', now())`.execute(queries);
    expect(await findZeroedTable(queries)).toBeNull();
    await sql`delete from bars`.execute(queries);
    expect(await findZeroedTable(queries)).toBeNull();
  });

  it('[DATABASE-13] is unhealthy without a table', async () => {
    const { queries, findProblem } = await openDamaged(() => undefined);
    await sql`drop table splits`.execute(queries);
    expect(await findProblem()).toContain('The table splits is damaged: relation "splits" does not exist');
  });

  it('[DATABASE-13] is unhealthy once a query has found damage', async () => {
    const damaged = await openDamaged((home) => {
      truncateSync(join(home, files.bars), 8192);
    });
    expect(await damaged.findProblem()).toBeNull();
    expect(await bars(damaged, '2000-01-02')).toEqual([{ close: 1 }]);
    await expect(bars(damaged, '2009-01-01')).rejects.toThrow('could not read block');
    expect(await damaged.findProblem()).toMatch(/^The table bars is damaged: could not read block/);
  });

  it('[DATABASE-13] is healthy after invalid queries', async () => {
    const { queries, findProblem } = await openDamaged(() => undefined);
    for (const wrong of ['select nonsense', 'select 1 / 0', "insert into splits values (0, '2000-01-01', 1)"])
      await expect(sql.raw(wrong).execute(queries)).rejects.toThrow();
    expect(await findProblem()).toBeNull();
  });
});
