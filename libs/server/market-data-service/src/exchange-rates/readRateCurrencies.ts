import type { Database } from '@finance-analyst/database';

/** The currencies that have stored exchange rates from these sources, in alphabetical order. */
export async function readRateCurrencies(
  { queries }: Database,
  sources: readonly string[],
): Promise<readonly string[]> {
  const pairs = await queries
    .selectFrom('exchange_rates')
    .select(['base', 'quote'])
    .distinct()
    .where('source', 'in', [...sources])
    .execute();
  return [...new Set(pairs.flatMap(({ base, quote }) => [base, quote]))].toSorted();
}
