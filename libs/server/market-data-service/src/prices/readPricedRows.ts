import type { Database } from '@finance-analyst/database';
import type { InstrumentRow } from '../instruments/InstrumentRow.js';
import type { Listing } from '../instruments/Listing.js';
import { newestPricesFirst } from './newestPricesFirst.js';

/** A source's instrument that has prices, and therefore a currency. */
export type PricedRow = InstrumentRow & { readonly currency: string; readonly lastDate: string };

/** The sources of a listing that have prices, in order of precedence. Sources are never combined. */
export async function readPricedRows(
  { queries }: Database,
  { rows }: Listing,
): Promise<readonly PricedRow[]> {
  const ids = rows.filter(({ currency }) => currency !== null).map(({ id }) => id);
  if (ids.length === 0) return [];
  const found = await queries
    .selectFrom('bars')
    .select(['instrument_id as id', ({ fn }) => fn.max('date').as('lastDate')])
    .where('instrument_id', 'in', ids)
    .groupBy('instrument_id')
    .execute();
  const lastDates = new Map(found.map(({ id, lastDate }) => [id, lastDate]));
  const priced = rows.flatMap((row) => {
    const { currency } = row;
    const lastDate = lastDates.get(row.id);
    return currency === null || lastDate === undefined ? [] : [{ ...row, currency, lastDate }];
  });
  return newestPricesFirst(priced);
}
