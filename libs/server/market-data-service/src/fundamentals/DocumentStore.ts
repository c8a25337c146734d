import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Database } from '@finance-analyst/database';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** Which copy of a document is stored. */
export interface StoredDocument {
  readonly etag: string | null;
  readonly fetchedAt: Date;
}

/** Documents as received from providers. */
export interface DocumentStore {
  describe(source: string, key: string): Promise<StoredDocument | null>;
  read(source: string, key: string): Promise<unknown>;
  write(source: string, key: string, text: string, copy: StoredDocument): Promise<void>;
  /** The provider confirmed that the stored copy is current. */
  confirm(source: string, key: string, fetchedAt: Date): Promise<void>;
}

export function createDocumentStore({ queries }: Database): DocumentStore {
  return {
    async describe(source, key) {
      const row = await queries
        .selectFrom('provider_documents')
        .select(['etag', 'fetched_at as fetchedAt'])
        .where('source', '=', source)
        .where('key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },
    async read(source, key) {
      const { body } = await queries
        .selectFrom('provider_documents')
        .select('body')
        .where('source', '=', source)
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      return JSON.parse((await expand(body)).toString('utf8')) as unknown;
    },
    async write(source, key, text, { etag, fetchedAt }) {
      const body = await compress(text);
      await queries
        .insertInto('provider_documents')
        .values({ source, key, body, etag, fetched_at: fetchedAt })
        .onConflict((conflict) =>
          conflict.columns(['source', 'key']).doUpdateSet({ body, etag, fetched_at: fetchedAt }),
        )
        .execute();
    },
    async confirm(source, key, fetchedAt) {
      await queries
        .updateTable('provider_documents')
        .set({ fetched_at: fetchedAt })
        .where('source', '=', source)
        .where('key', '=', key)
        .execute();
    },
  };
}
