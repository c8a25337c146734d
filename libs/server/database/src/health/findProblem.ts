import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../DatabaseSchema.js';
import { messageOf } from '../folder/messageOf.js';
import { damagedTables } from './FaultRecord.js';
import { tableKeys } from './tableKeys.js';

/** The queries that the health check needs, and how many statements were answered so far. */
export interface WatchedDatabase {
  readonly queries: Kysely<DatabaseSchema>;
  readonly answered: () => number;
}

/** Why the database does not answer, or null; does not check its tables. */
export const findSilence = (watched: WatchedDatabase, timeoutMs: number): Promise<string | null> =>
  inTime(watched, timeoutMs, async ({ queries }) => {
    await sql`select 1`.execute(queries);
    return null;
  });

/** Why the database does not answer or which table cannot be read, or null. */
export const findProblem = (watched: WatchedDatabase, timeoutMs: number): Promise<string | null> =>
  inTime(watched, timeoutMs, findDamage);

/** Looks up one row by each primary key, which reads both the index and the table. */
const oneRowOf = (table: string, key: string) =>
  sql`(select t is null from ${sql.table(table)} as t order by ${sql.ref(`t.${key}`)} limit 1)`;

async function findDamage({ queries }: WatchedDatabase): Promise<string | null> {
  const tables = Object.entries(tableKeys);
  try {
    await sql`select ${sql.join(tables.map(([table, key]) => oneRowOf(table, key)))}`.execute(queries);
    return null;
  } catch {
    // Querying them one at a time shows which table is damaged, unless the database does not answer at all.
    for (const [table, key] of tables)
      try {
        await sql`select ${oneRowOf(table, key)}`.execute(queries);
      } catch (error) {
        await sql`select 1`.execute(queries);
        return damagedTables([table], messageOf(error));
      }
    return null;
  }
}

/** A database that answered other callers meanwhile is busy but healthy. */
async function inTime(
  watched: WatchedDatabase,
  timeoutMs: number,
  ask: (watched: WatchedDatabase) => Promise<string | null>,
): Promise<string | null> {
  const answeredBefore = watched.answered();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string | null>((resolveWith) => {
    timer = setTimeout(() => {
      const isBusy = watched.answered() > answeredBefore;
      resolveWith(isBusy ? null : `The database did not answer within ${timeoutMs} ms.`);
    }, timeoutMs);
  });
  const answer = ask(watched).catch((error: unknown) => `The database does not answer: ${messageOf(error)}`);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
