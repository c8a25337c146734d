import type { Database } from '@finance-analyst/database';
import { sql } from 'kysely';

/** The longest pause between two days of a complete history, which is over Easter or Christmas. */
const longestPauseDays = 10;

export interface StoredSpan {
  /** The first day after the last gap. */
  readonly completeFrom: string;
  readonly lastDate: string;
}

/** The days that a pair has stored rates for; null when there are none. */
export async function readStoredSpan(
  { queries }: Database,
  source: string,
  base: string,
  quote: string,
): Promise<StoredSpan | null> {
  const { rows } = await sql<{ completeFrom: string | null; lastDate: string | null }>`
    select max(date) as "lastDate",
      max(date) filter (where pause is null or pause > ${longestPauseDays}) as "completeFrom"
    from (
      select date, date - lag(date) over (order by date) as pause
      from exchange_rates where source = ${source} and base = ${base} and quote = ${quote}
    ) as days
  `.execute(queries);
  const { completeFrom = null, lastDate = null } = rows[0] ?? {};
  return completeFrom === null || lastDate === null ? null : { completeFrom, lastDate };
}
