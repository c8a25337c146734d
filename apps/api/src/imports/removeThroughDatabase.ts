import type { PriceRemovalQuery, PriceRemovalReport } from '@finance-analyst/contracts';
import { openDatabase, type DatabaseLocation } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';
import { removeImportedPrices } from '@finance-analyst/market-data-service';

/** Removes imported prices by opening the database itself; its folder is locked meanwhile. */
export async function removeThroughDatabase(
  location: DatabaseLocation,
  query: PriceRemovalQuery,
): Promise<Result<PriceRemovalReport>> {
  const database = await openDatabase(location);
  if (!database.ok) return database;
  try {
    return await removeImportedPrices(database.value, query);
  } finally {
    await database.value.close();
  }
}
