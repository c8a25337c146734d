import type { Database } from '@finance-analyst/database';

/** The same database with a callback on each result before it is returned; a promise delays it. */
export function withResults(
  database: Database,
  look: (rows: readonly unknown[]) => Promise<void> | void,
): Database {
  const queries = database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await look(result.rows);
      return result;
    },
  });
  return { ...database, queries };
}
