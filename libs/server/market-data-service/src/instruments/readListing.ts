import type { Database } from '@finance-analyst/database';
import type { ServiceResult } from '../ServiceResult.js';
import { instrumentColumns } from './InstrumentRow.js';
import { pickListing, splitSymbol, type Listing } from './Listing.js';

/** Resolves a symbol to its listing. */
export async function readListing({ queries }: Database, symbol: string): Promise<ServiceResult<Listing>> {
  const candidates = await queries
    .selectFrom('instruments')
    .select(instrumentColumns)
    .where('symbol', '=', splitSymbol(symbol).plain)
    .orderBy('id')
    .execute();
  return pickListing(symbol, candidates);
}
