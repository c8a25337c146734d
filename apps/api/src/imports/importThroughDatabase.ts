import { openDatabase, type Database, type DatabaseLocation } from '@finance-analyst/database';
import type { Result } from '@finance-analyst/foundation';

/** Imports by opening the database itself; its folder is locked meanwhile. */
export async function importThroughDatabase<Report>(
  location: DatabaseLocation,
  run: (database: Database) => Promise<Result<Report>>,
): Promise<Result<Report>> {
  const database = await openDatabase(location);
  if (!database.ok) return database;
  try {
    return await run(database.value);
  } finally {
    await database.value.close();
  }
}
