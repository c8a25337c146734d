import type { Database } from '@finance-analyst/database';
import type { InstrumentRow } from '../instruments/InstrumentRow.js';
import type { Listing } from '../instruments/Listing.js';

/** An instrument as a source knows it that has prices, which have a currency. */
export type PricedRow = InstrumentRow & { readonly currency: string };

const isPriced = (row: InstrumentRow | undefined): row is PricedRow =>
  row !== undefined && row.currency !== null;

/** The one source of a listing with the newest price; null where no source has any. Sources are never joined. */
export async function readPricedRow({ queries }: Database, { rows }: Listing): Promise<PricedRow | null> {
  const ids = rows.filter(isPriced).map(({ id }) => id);
  if (ids.length === 0) return null;
  const newest = await queries
    .selectFrom('bars')
    .select('instrument_id')
    .where('instrument_id', 'in', ids)
    .orderBy('date', 'desc')
    .orderBy('instrument_id')
    .limit(1)
    .executeTakeFirst();
  const row = rows.find(({ id }) => id === newest?.instrument_id);
  return isPriced(row) ? row : null;
}
