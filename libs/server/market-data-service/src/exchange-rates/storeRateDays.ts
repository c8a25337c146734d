import type { DatabaseSchema } from '@finance-analyst/database';
import { sql, type Kysely } from 'kysely';
import type { StoredCount } from '../prices/storeBars.js';
import type { RateDay } from './RateDay.js';

/** Stores the rates of one base currency; a stored rate is replaced when it differs. */
export async function storeRateDays(
  queries: Kysely<DatabaseSchema>,
  source: string,
  base: string,
  days: readonly RateDay[],
): Promise<StoredCount> {
  const rows = days.flatMap(({ date, rates }) => [...rates].map(([quote, rate]) => ({ date, quote, rate })));
  const { rows: stored } = await sql<{ is_new: boolean }>`
    insert into exchange_rates (source, base, quote, date, rate)
    select ${source}::text, ${base}::text, given.*
    from unnest(
      ${rows.map(({ quote }) => quote)}::text[],
      ${rows.map(({ date }) => date)}::date[],
      ${rows.map(({ rate }) => rate)}::float8[]
    ) as given
    on conflict (source, base, quote, date) do update set rate = excluded.rate
    where exchange_rates.rate is distinct from excluded.rate
    returning (xmax = 0) as is_new
  `.execute(queries);
  const inserted = stored.filter((row) => row.is_new).length;
  return { inserted, updated: stored.length - inserted };
}
