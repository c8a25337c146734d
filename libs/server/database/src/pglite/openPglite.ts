import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DatabaseSchema } from '../DatabaseSchema.js';
import { SerialPgliteDriver } from './SerialPgliteDriver.js';

const options = {
  parsers: { [types.DATE]: (day: string) => day },
  // The default of 128 MB stays in the process's memory; the operating system caches the files anyway.
  postgresqlconf: ['shared_buffers = 16MB'],
};

export interface OpenPglite {
  readonly queries: Kysely<DatabaseSchema>;
  /** How many statements were answered so far. */
  answered(): number;
}

/**
 * Opens the embedded database in `folder`; the caller holds the folder's lock. A new one is built beside and moved into
 * place when it is complete, so that a process killed meanwhile leaves nothing half-made behind.
 */
export async function openPglite(folder: string): Promise<OpenPglite> {
  const home = join(folder, 'postgres');
  if (!existsSync(home)) {
    const unfinished = join(folder, 'postgres.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    const fresh = await PGlite.create(unfinished, options);
    await fresh.close();
    await rename(unfinished, home);
  }
  const pglite = await PGlite.create(home, options);
  const driver = new SerialPgliteDriver(pglite);
  const queries = new Kysely<DatabaseSchema>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
  });
  return { queries, answered: () => driver.answered };
}
