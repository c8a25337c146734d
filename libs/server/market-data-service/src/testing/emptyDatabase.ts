import type { Database } from '@finance-analyst/database';

/** Deletes every record. */
export async function emptyDatabase({ queries }: Database): Promise<void> {
  for (const table of ['instruments', 'yields', 'exchange_rates', 'provider_documents', 'datasets'] as const)
    await queries.deleteFrom(table).execute();
}
