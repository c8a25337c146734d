import type { Result } from '@finance-analyst/foundation';
import type { Kysely } from 'kysely';
import { Migrator, NO_MIGRATIONS, type Migration } from 'kysely/migration';
import type { DatabaseSchema } from '../DatabaseSchema.js';
import { messageOf } from '../folder/messageOf.js';
import { migrations } from './migrations.js';

const newerVersion = /previously executed migration|corrupted migrations/;

/**
 * Migrates the tables to this version, or with `none` drops every table. Each call is one transaction,
 * and processes that start together wait for each other.
 */
export async function migrate(
  database: Kysely<DatabaseSchema>,
  target: 'latest' | 'none' = 'latest',
  steps: Readonly<Record<string, Migration>> = migrations,
  explain: (cause: string) => string = (cause) => cause,
): Promise<Result<{ readonly applied: readonly string[] }>> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
  const { error, results } =
    target === 'latest' ? await migrator.migrateToLatest() : await migrator.migrateTo(NO_MIGRATIONS);
  if (error === undefined)
    return { ok: true, value: { applied: (results ?? []).map(({ migrationName }) => migrationName) } };
  if (newerVersion.test(messageOf(error)))
    return {
      ok: false,
      reason:
        'The database was written by a newer version of the product. Start that version or a later one.',
    };
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  return {
    ok: false,
    reason: explain(
      `The tables could not be brought up to date${failed ? ` (${failed})` : ''}: ${messageOf(error)}`,
    ),
  };
}
