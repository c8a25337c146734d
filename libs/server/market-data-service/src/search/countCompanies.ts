import type { ServiceStatusResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { sql } from 'kysely';

/** How many companies each source lists; one with several classes of shares counts once. */
export async function countCompanies({ queries }: Database): Promise<ServiceStatusResponse['companies']> {
  const rows = await queries
    .selectFrom('instruments')
    .select(['source', sql<number>`count(distinct coalesce(provider_key, symbol))::integer`.as('count')])
    .where('type', '=', 'equity')
    .groupBy('source')
    .orderBy('source')
    .execute();
  return [...rows];
}
