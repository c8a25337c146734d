import type { Database, DatabaseSchema } from '@finance-analyst/database';
import type { Kysely } from 'kysely';
import { storeBars } from '../prices/storeBars.js';
import type { PriceSeries, PriceSubject } from '../providers/PriceProvider.js';

type Transaction = Kysely<DatabaseSchema>;

/**
 * Stores a provider's prices, as a whole or not at all. A series that `replaces` the stored one deletes it first;
 * any other is added to it.
 */
export async function storePriceSeries(
  { queries }: Database,
  source: string,
  subject: PriceSubject,
  series: PriceSeries,
  replaces: boolean,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const id = await findOrAddInstrument(transaction, source, subject, series.currency);
    const firstDate = replaces ? null : (series.bars[0]?.date ?? null);
    await forgetActions(transaction, id, firstDate);
    if (replaces) await transaction.deleteFrom('bars').where('instrument_id', '=', id).execute();
    await storeBars(transaction, id, series.bars);
    const isKept = ({ date }: { date: string }) => firstDate === null || date >= firstDate;
    const dividends = series.dividends.filter(isKept).map((paid) => ({ instrument_id: id, ...paid }));
    const splits = series.splits.filter(isKept).map((split) => ({ instrument_id: id, ...split }));
    if (dividends.length > 0) await transaction.insertInto('dividends').values(dividends).execute();
    if (splits.length > 0) await transaction.insertInto('splits').values(splits).execute();
  });
}

async function findOrAddInstrument(
  transaction: Transaction,
  source: string,
  { symbol, exchange, name, type }: PriceSubject,
  currency: string,
): Promise<number> {
  const row = { name, currency, type: type === 'index' ? ('index' as const) : ('equity' as const) };
  const { id } = await transaction
    .insertInto('instruments')
    .values({ source, symbol, exchange, ...row })
    .onConflict((conflict) => conflict.columns(['source', 'symbol', 'exchange']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes dividends and splits from that day on, or all of them. */
async function forgetActions(transaction: Transaction, id: number, from: string | null): Promise<void> {
  for (const table of ['dividends', 'splits'] as const)
    await transaction
      .deleteFrom(table)
      .where('instrument_id', '=', id)
      .where('date', '>=', from ?? '0001-01-01')
      .execute();
}
