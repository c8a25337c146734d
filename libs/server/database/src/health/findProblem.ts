import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../DatabaseSchema.js';
import { messageOf } from '../folder/messageOf.js';
import { damagedTables } from './FaultRecord.js';
import { tableKeys } from './tableKeys.js';

/** What is asked of the database, and what it answered others so far. */
export interface WatchedDatabase {
  readonly queries: Kysely<DatabaseSchema>;
  readonly answered: () => number;
}

/** Null, or why the database does not answer; without a look at its tables. */
export const findSilence = (watched: WatchedDatabase, timeoutMs: number): Promise<string | null> =>
  inTime(watched, timeoutMs, async ({ queries }) => {
    await sql`select 1`.execute(queries);
    return null;
  });

/** Null, or why the database does not answer or which table cannot be read. */
export const findProblem = (watched: WatchedDatabase, timeoutMs: number): Promise<string | null> =>
  inTime(watched, timeoutMs, findDamage);

/** Follows each primary key to one row, so that both the index and the table are read. */
const oneRowOf = (table: string, key: string) =>
  sql`(select t is null from ${sql.table(table)} as t order by ${sql.ref(`t.${key}`)} limit 1)`;

async function findDamage({ queries }: WatchedDatabase): Promise<string | null> {
  const tables = Object.entries(tableKeys);
  try {
    await sql`select ${sql.join(tables.map(([table, key]) => oneRowOf(table, key)))}`.execute(queries);
    return null;
  } catch {
    // One by one they tell which of them it is, unless nothing is answered at all.
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

/** One whose line is held, but which answered others meanwhile, is busy and well. */
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
