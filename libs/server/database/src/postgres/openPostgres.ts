import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import type { DatabaseSchema } from '../DatabaseSchema.js';

const keepText = (text: string): string => text;

/** Days stay text as with PGlite; everything else is parsed as usual. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? keepText : pg.types.getTypeParser(oid, format as 'text'),
};

/** Connects to the PostgreSQL server at `url`; connections open on first use. */
export function openPostgres(url: string, log: (event: LogEvent) => void): Kysely<DatabaseSchema> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types });
  // A restarting server ends idle connections. The next query opens a new one and reports any failure.
  pool.on('error', () => undefined);
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }), log });
}
