import type { Database } from '@finance-analyst/database';

/** The same database, with a look at the rows of each answer before they are handed on; a promise holds them back. */
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
