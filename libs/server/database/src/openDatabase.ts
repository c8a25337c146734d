import { resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Database } from './Database.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { lockFolder, type FolderLock } from './lock/lockFolder.js';
import { migrate } from './migrations/migrate.js';
import { openPglite } from './pglite/openPglite.js';
import { openPostgres } from './postgres/openPostgres.js';
import type { Result } from './Result.js';

export interface DatabaseLocation {
  /** Folder of the embedded database. */
  readonly dataDirectory: string;
  /** Address of a PostgreSQL server, which then takes the folder's place. */
  readonly databaseUrl?: string | undefined;
}

const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};

/** Opens the database and brings its tables up to date. */
export async function openDatabase(
  { dataDirectory, databaseUrl }: DatabaseLocation,
  clock: () => Date = () => new Date(),
): Promise<Result<Database>> {
  return databaseUrl ? openServer(databaseUrl) : openFolder(resolve(dataDirectory), clock);
}

async function openFolder(folder: string, clock: () => Date): Promise<Result<Database>> {
  const lock = lockFolder(folder, clock);
  if (!lock.ok) return lock;
  try {
    const { queries, answered } = await openPglite(folder);
    const opened = await prepare('pglite', queries, answered, lock.value);
    if (!opened.ok) lock.value.release();
    return opened;
  } catch (error) {
    lock.value.release();
    return { ok: false, reason: `The database in ${folder} cannot be opened: ${messageOf(error)}` };
  }
}

async function openServer(url: string): Promise<Result<Database>> {
  try {
    return await prepare('postgres', openPostgres(url), () => 0, null);
  } catch (error) {
    return { ok: false, reason: `The database at DATABASE_URL cannot be opened: ${messageOf(error)}` };
  }
}

async function prepare(
  kind: Database['kind'],
  queries: Kysely<DatabaseSchema>,
  answered: () => number,
  lock: FolderLock | null,
): Promise<Result<Database>> {
  const problem = await findProblem(queries, answered, 10_000);
  const migrated = problem ? { ok: false as const, reason: problem } : await migrate(queries);
  if (!migrated.ok) {
    await queries.destroy();
    return migrated;
  }
  return {
    ok: true,
    value: {
      kind,
      queries,
      findProblem: (timeoutMs = 2000) => findProblem(queries, answered, timeoutMs),
      announce: (address) => lock?.announce(address),
      close: async () => {
        await queries.destroy();
        lock?.release();
      },
    },
  };
}

/**
 * Asks the database. One whose line is held, but which answered others meanwhile, is busy and well: `answered` counts
 * the statements that it answered.
 */
async function findProblem(
  queries: Kysely<DatabaseSchema>,
  answered: () => number,
  timeoutMs: number,
): Promise<string | null> {
  const answeredBefore = answered();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string | null>((resolveWith) => {
    timer = setTimeout(() => {
      resolveWith(answered() > answeredBefore ? null : `The database did not answer within ${timeoutMs} ms.`);
    }, timeoutMs);
  });
  const answer = sql`select 1`.execute(queries).then(
    () => null,
    (error: unknown) => `The database does not answer: ${messageOf(error)}`,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
