import type { Database } from '@finance-analyst/database';
import type { Bar } from '@finance-analyst/market';

/** Bars of one instrument row, oldest first, both days inclusive. */
export async function readBars(
  { queries }: Database,
  instrumentId: number,
  from?: string,
  to?: string,
): Promise<readonly Bar[]> {
  return queries
    .selectFrom('bars')
    .select(['date', 'open', 'high', 'low', 'close', 'adjusted_close as adjustedClose', 'volume'])
    .where('instrument_id', '=', instrumentId)
    .$if(from !== undefined, (query) => query.where('date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('date', '<=', to ?? ''))
    .orderBy('date')
    .execute();
}
