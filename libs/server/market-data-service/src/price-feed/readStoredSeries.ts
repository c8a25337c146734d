import type { Database } from '@finance-analyst/database';
import type { PriceSubject } from '../providers/PriceProvider.js';

/** Stored prices of a subject from one source. */
export interface StoredSeries {
  readonly instrumentId: number;
  readonly currency: string | null;
  readonly lastDate: string;
}

/** Null when no bar is stored. */
export async function readStoredSeries(
  { queries }: Database,
  source: string,
  { symbol, exchange }: PriceSubject,
): Promise<StoredSeries | null> {
  const row = await queries
    .selectFrom('instruments')
    .innerJoin('bars', 'bars.instrument_id', 'instruments.id')
    .select(['instruments.id as instrumentId', 'instruments.currency', 'bars.date as lastDate'])
    .where('source', '=', source)
    .where('symbol', '=', symbol)
    .where('exchange', '=', exchange)
    .orderBy('bars.date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
