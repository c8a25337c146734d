import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '../DatabaseSchema.js';
import { damagedTables } from '../health/FaultRecord.js';
import { tableKeys } from '../health/tableKeys.js';

/** Bytes of a page header, which is never all zeros once the page has been written. */
const headerBytes = 24;

/** An index without entries has its first page only. */
const zeroedTables = (names: readonly string[]) => sql<{ readonly name: string }>`
  select tables.relname as name
  from pg_class tables join pg_index keys on keys.indrelid = tables.oid and keys.indisprimary
  where tables.relnamespace = 'public'::regnamespace and tables.relname in (${sql.join(names)})
    and pg_relation_size(tables.oid) > 0
    and pg_relation_size(keys.indexrelid) > current_setting('block_size')::integer
    and pg_read_binary_file(pg_relation_filepath(tables.oid), 0, ${sql.lit(headerBytes)}) =
      decode(repeat('00', ${sql.lit(headerBytes)}), 'hex')
  order by tables.relname`;

/**
 * The table whose file begins with zeros although its key has entries, or null. PostgreSQL
 * treats such a page as never written and answers without its rows.
 */
export async function findZeroedTable(queries: Kysely<DatabaseSchema>): Promise<string | null> {
  const find = async () => (await zeroedTables(Object.keys(tableKeys)).execute(queries)).rows;
  if ((await find()).length === 0) return null;
  // A page that exists only in memory is also zero in its file until it is written there.
  await sql`checkpoint`.execute(queries);
  const [first] = await find();
  return first ? damagedTables([first.name], 'its file begins with zeros') : null;
}
