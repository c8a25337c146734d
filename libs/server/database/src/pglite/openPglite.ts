import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type LogEvent } from 'kysely';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@finance-analyst/foundation';
import type { DatabaseSchema } from '../DatabaseSchema.js';
import { messageOf } from '../folder/messageOf.js';
import { explainCreationFailure, explainOpeningFailure } from './explainFailure.js';
import { SerialPgliteDriver } from './SerialPgliteDriver.js';
import { ServerLog } from './ServerLog.js';

const options = {
  parsers: { [types.DATE]: (day: string) => day },
  // The default of 128 MB occupies process memory, and the operating system caches the files anyway.
  postgresqlconf: ['shared_buffers = 16MB'],
};

export interface OpenPglite {
  readonly queries: Kysely<DatabaseSchema>;
  /** How many statements were answered so far. */
  answered(): number;
}

/**
 * Opens the embedded database in `folder`; the caller holds the folder's lock. PGlite creates a new database in any
 * folder without a version file, whatever else is in it, so a damaged folder must not get that far.
 */
export async function openPglite(
  folder: string,
  logQuery: (event: LogEvent) => void,
): Promise<Result<OpenPglite>> {
  const home = join(folder, 'postgres');
  const log = new ServerLog();
  const causeOf = (error: unknown): string => log.reason ?? messageOf(error);
  try {
    const names = await namesIn(home);
    if (names.length > 0 && !names.includes('PG_VERSION'))
      return { ok: false, reason: explainOpeningFailure(home, 'Its file PG_VERSION is missing') };
    if (names.length === 0) {
      const cause = await create(folder, home, log).then(() => null, causeOf);
      if (cause !== null) return { ok: false, reason: explainCreationFailure(home, cause) };
    }
    const pglite = await PGlite.create(home, { ...options, onStderr: log.take });
    return { ok: true, value: queriesOf(new SerialPgliteDriver(pglite, log), logQuery) };
  } catch (error) {
    return { ok: false, reason: explainOpeningFailure(home, causeOf(error)) };
  }
}

/** Empty when the folder does not exist. */
async function namesIn(home: string): Promise<readonly string[]> {
  try {
    return await readdir(home);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Builds a new database beside its final place and moves it there when complete, so that a killed process
 * leaves nothing half-made behind.
 */
async function create(folder: string, home: string, log: ServerLog): Promise<void> {
  const unfinished = join(folder, 'postgres.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  try {
    const fresh = await PGlite.create(unfinished, { ...options, onStderr: log.take });
    await fresh.close();
    await rmdir(home).catch(() => undefined);
    await rename(unfinished, home);
  } catch (error) {
    // Frees the space on a full disk.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

function queriesOf(driver: SerialPgliteDriver, log: (event: LogEvent) => void): OpenPglite {
  const queries = new Kysely<DatabaseSchema>({
    log,
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
  });
  return { queries, answered: () => driver.answered };
}
