import type { DatedRate } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';

/** A pair as a source states it: units of `quote` for one of `base`. */
export interface StoredRates {
  readonly base: string;
  readonly quote: string;
  /** Oldest first. */
  readonly rates: readonly DatedRate[];
}

/** The rates between two currencies as stored, in either direction; null when the source has never had any. */
export async function readStoredRates(
  { queries }: Database,
  source: string,
  [one, other]: readonly [string, string],
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<StoredRates | null> {
  const between = queries
    .selectFrom('exchange_rates')
    .where('source', '=', source)
    .where((where) =>
      where.or([where.and({ base: one, quote: other }), where.and({ base: other, quote: one })]),
    );
  const pair = await between.select(['base', 'quote']).limit(1).executeTakeFirst();
  if (!pair) return null;
  const rates = await between
    .select(['date', 'rate'])
    .$if(from !== undefined, (query) => query.where('date', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('date', '<=', to ?? ''))
    .orderBy('date')
    .execute();
  return { ...pair, rates };
}
