import type { Database } from '@finance-analyst/database';

/** Which copy of a document is stored. */
export interface StoredDocument {
  readonly etag: string | null;
  readonly fetchedAt: Date;
  /** SHA-256 of the compressed document. */
  readonly digest: string;
}

/** Documents as received from providers, compressed with gzip. */
export interface DocumentStore {
  describe(source: string, key: string): Promise<StoredDocument | null>;
  read(source: string, key: string): Promise<{ readonly body: Uint8Array; readonly digest: string }>;
  write(
    source: string,
    key: string,
    body: Uint8Array,
    copy: Omit<StoredDocument, 'digest'>,
  ): Promise<StoredDocument>;
  /** The stored copy is what the provider still has. */
  confirm(source: string, key: string, copy: Omit<StoredDocument, 'digest'>): Promise<StoredDocument>;
}

const description = ['etag', 'fetched_at as fetchedAt', 'digest'] as const;

export function createDocumentStore({ queries }: Database): DocumentStore {
  return {
    async describe(source, key) {
      const row = await queries
        .selectFrom('provider_documents')
        .select(description)
        .where('source', '=', source)
        .where('key', '=', key)
        .executeTakeFirst();
      return row ?? null;
    },
    read: (source, key) =>
      queries
        .selectFrom('provider_documents')
        .select(['body', 'digest'])
        .where('source', '=', source)
        .where('key', '=', key)
        .executeTakeFirstOrThrow(),
    write: (source, key, body, { etag, fetchedAt }) =>
      queries
        .insertInto('provider_documents')
        .values({ source, key, body, etag, fetched_at: fetchedAt })
        .onConflict((conflict) =>
          conflict.columns(['source', 'key']).doUpdateSet({ body, etag, fetched_at: fetchedAt }),
        )
        .returning(description)
        .executeTakeFirstOrThrow(),
    confirm: (source, key, { etag, fetchedAt }) =>
      queries
        .updateTable('provider_documents')
        .set({ etag, fetched_at: fetchedAt })
        .where('source', '=', source)
        .where('key', '=', key)
        .returning(description)
        .executeTakeFirstOrThrow(),
  };
}
