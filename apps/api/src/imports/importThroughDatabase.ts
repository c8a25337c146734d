import type { PriceImportQuery, PriceImportReport } from '@finance-analyst/contracts';
import { openDatabase, type DatabaseLocation } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';
import { importPrices, type ImportProgress } from '@finance-analyst/market-data-service';

/** Imports by opening the database itself; its folder is locked meanwhile. */
export async function importThroughDatabase(
  location: DatabaseLocation,
  query: PriceImportQuery,
  text: string,
  onProgress: ImportProgress,
): Promise<Result<PriceImportReport>> {
  const database = await openDatabase(location);
  if (!database.ok) return database;
  try {
    return await importPrices(database.value, query, text, new Date(), onProgress);
  } finally {
    await database.value.close();
  }
}
