import type { Database } from '@finance-analyst/database';
import type { PricedSplit } from '@finance-analyst/market';
import type { Listing } from '../instruments/Listing.js';
import { readPricedRows } from './readPricedRows.js';

/**
 * The splits of a listing up to a day that its newest price is after, oldest first. They are from one source, since
 * two may date the same split differently: the first in order of precedence that has any.
 */
export async function readSplits(
  database: Database,
  listing: Listing,
  upTo: string,
): Promise<readonly PricedSplit[]> {
  const ids = listing.rows.map(({ id }) => id);
  const splits = await database.queries
    .selectFrom('splits')
    .select(['instrument_id', 'date', 'ratio'])
    .where('instrument_id', 'in', ids)
    .where('date', '<=', upTo)
    .orderBy('date')
    .execute();
  if (splits.length === 0) return [];
  const priced = await readPricedRows(database, listing);
  const lastDate = priced[0]?.lastDate ?? '';
  const source = priced.find(({ id }) => splits.some((split) => split.instrument_id === id));
  return splits
    .filter(({ instrument_id: id, date }) => id === source?.id && date <= lastDate)
    .map(({ date, ratio }) => ({ date, ratio }));
}
