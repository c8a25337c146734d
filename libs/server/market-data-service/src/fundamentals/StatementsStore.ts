import type { Database } from '@finance-analyst/database';

/** A company's statements as its newest filing leaves them, and what they were derived from. */
export interface StoredStatements {
  /** Of the document. */
  readonly digest: string;
  readonly statementsVersion: number;
  /** They are what is known on this day and on every later one. */
  readonly newestFiling: string;
  /** JSON, compressed with gzip. */
  readonly body: Uint8Array;
}

/** One record for each company, replaced when its document or the normalizer has changed. */
export interface StatementsStore {
  /** The statements derived from that document by that version, if they are what was known on that day. */
  find(
    source: string,
    key: string,
    wanted: Pick<StoredStatements, 'digest' | 'statementsVersion'> & { readonly knownOn: string },
  ): Promise<Uint8Array | null>;
  write(source: string, key: string, statements: StoredStatements): Promise<void>;
}

export function createStatementsStore({ queries }: Database): StatementsStore {
  return {
    async find(source, key, { digest, statementsVersion, knownOn }) {
      const row = await queries
        .selectFrom('company_statements')
        .select('body')
        .where('source', '=', source)
        .where('key', '=', key)
        .where('document_digest', '=', digest)
        .where('statements_version', '=', statementsVersion)
        .where('newest_filing', '<=', knownOn)
        .executeTakeFirst();
      return row?.body ?? null;
    },
    async write(source, key, { digest, statementsVersion, newestFiling, body }) {
      const derived = {
        document_digest: digest,
        statements_version: statementsVersion,
        newest_filing: newestFiling,
        body,
      };
      await queries
        .insertInto('company_statements')
        .values({ source, key, ...derived })
        .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet(derived))
        .execute();
    },
  };
}
