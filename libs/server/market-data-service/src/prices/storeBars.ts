import type { DatabaseSchema } from '@finance-analyst/database';
import type { Bar } from '@finance-analyst/market';
import { sql, type Kysely } from 'kysely';

export interface StoredCount {
  readonly inserted: number;
  readonly updated: number;
}

/** Stores bars of one instrument; an existing bar is replaced when a figure differs. */
export async function storeBars(
  queries: Kysely<DatabaseSchema>,
  instrumentId: number,
  bars: readonly Bar[],
): Promise<StoredCount> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into bars (instrument_id, date, open, high, low, close, adjusted_close, volume)
    select ${instrumentId}::integer, bar.*
    from unnest(
      ${bars.map(({ date }) => date)}::date[],
      ${bars.map(({ open }) => open)}::float8[],
      ${bars.map(({ high }) => high)}::float8[],
      ${bars.map(({ low }) => low)}::float8[],
      ${bars.map(({ close }) => close)}::float8[],
      ${bars.map(({ adjustedClose }) => adjustedClose)}::float8[],
      ${bars.map(({ volume }) => volume)}::float8[]
    ) as bar
    on conflict (instrument_id, date) do update set
      open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
      adjusted_close = excluded.adjusted_close, volume = excluded.volume
    where (bars.open, bars.high, bars.low, bars.close, bars.adjusted_close, bars.volume) is distinct from
      (excluded.open, excluded.high, excluded.low, excluded.close, excluded.adjusted_close, excluded.volume)
    returning (xmax = 0) as is_new
  `.execute(queries);
  const inserted = rows.filter((row) => row.is_new).length;
  return { inserted, updated: rows.length - inserted };
}
