import { Kysely, PostgresDialect, type LogEvent } from 'kysely';
import pg from 'pg';
import type { DatabaseSchema } from '../DatabaseSchema.js';

const keepText = (text: string): string => text;

/** Days stay text as with PGlite; everything else is parsed as usual. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.DATE ? keepText : pg.types.getTypeParser(oid, format as 'text'),
};

/** Opens connections to the PostgreSQL server at `url`; they are made when first used. */
export function openPostgres(url: string, log: (event: LogEvent) => void): Kysely<DatabaseSchema> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000, types });
  // A server that restarts ends idle connections. The next query opens another one and says what is wrong if it cannot.
  pool.on('error', () => undefined);
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }), log });
}
