import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Without its ETag, a document stored before it had an industry code is fetched again. */
export const refetchedDocuments: Migration = {
  async up(database: Kysely<unknown>) {
    await sql.raw('update provider_documents set etag = null').execute(database);
  },
  down: () => Promise.resolve(),
};
