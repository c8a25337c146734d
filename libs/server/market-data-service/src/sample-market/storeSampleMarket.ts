import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Database, DatabaseSchema } from '@finance-analyst/database';
import type { Instrument } from '@finance-analyst/market';
import type { SampleMarket } from '@finance-analyst/sample-economy';
import { sql, type Kysely } from 'kysely';
import { sampleSource } from '../instruments/InstrumentRow.js';
import { storeBars } from '../prices/storeBars.js';

const compress = promisify(gzip);

type Transaction = Kysely<DatabaseSchema>;

/** Called after each instrument. */
export type SampleProgress = (done: number, total: number) => void;

/**
 * Stores the sample market as a whole unless this version is already stored; another version is replaced. All or
 * nothing: a process killed meanwhile leaves the previous state.
 */
export async function storeSampleMarket(
  { queries }: Database,
  market: SampleMarket,
  now: Date,
  onProgress: SampleProgress = () => undefined,
): Promise<'stored' | 'present'> {
  return queries.transaction().execute(async (transaction) => {
    // Servers that start together on one database take turns; the later ones find it stored.
    await sql`select pg_advisory_xact_lock(hashtext(${sampleSource}))`.execute(transaction);
    const stored = await transaction
      .selectFrom('datasets')
      .select('version')
      .where('name', '=', sampleSource)
      .executeTakeFirst();
    if (stored?.version === market.version) return 'present';
    await removeSampleMarket(transaction);
    const instruments = market.instruments();
    for (const [position, instrument] of instruments.entries()) {
      await storeInstrument(transaction, market, instrument, now);
      onProgress(position + 1, instruments.length);
    }
    await storeRates(transaction, market);
    await transaction
      .insertInto('datasets')
      .values({ name: sampleSource, version: market.version, stored_at: now })
      .execute();
    return 'stored';
  });
}

async function removeSampleMarket(transaction: Transaction): Promise<void> {
  for (const table of ['instruments', 'provider_documents', 'yields', 'exchange_rates'] as const)
    await transaction.deleteFrom(table).where('source', '=', sampleSource).execute();
  await transaction.deleteFrom('datasets').where('name', '=', sampleSource).execute();
}

async function storeInstrument(
  transaction: Transaction,
  market: SampleMarket,
  { symbol, exchange, name, currency, type, sector }: Instrument,
  now: Date,
): Promise<void> {
  const isCompany = type === 'equity';
  const { id } = await transaction
    .insertInto('instruments')
    .values({
      source: sampleSource,
      symbol,
      exchange: exchange ?? '',
      name,
      currency,
      type,
      sector,
      provider_key: isCompany ? symbol : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeBars(transaction, id, market.bars(symbol));
  if (!isCompany) return;
  await storeCorporateActions(transaction, id, market, symbol);
  const body = await compress(JSON.stringify(market.fundamentals(symbol)), { level: 1 });
  await transaction
    .insertInto('provider_documents')
    .values({ source: sampleSource, key: symbol, body, etag: null, fetched_at: now })
    .execute();
}

async function storeCorporateActions(
  transaction: Transaction,
  instrumentId: number,
  market: SampleMarket,
  symbol: string,
): Promise<void> {
  const dividends = market
    .dividends(symbol)
    .map(({ date, amount }) => ({ instrument_id: instrumentId, date, amount }));
  const splits = market.splits(symbol).map(({ date, numerator, denominator }) => ({
    instrument_id: instrumentId,
    date,
    ratio: numerator / denominator,
  }));
  if (dividends.length > 0) await transaction.insertInto('dividends').values(dividends).execute();
  if (splits.length > 0) await transaction.insertInto('splits').values(splits).execute();
}

async function storeRates(transaction: Transaction, market: SampleMarket): Promise<void> {
  const yields = market.yields();
  const rates = market.exchangeRates();
  await sql`
    insert into yields (source, currency, maturity_years, date, rate)
    select ${sampleSource}::text, row.* from unnest(
      ${yields.map(({ currency }) => currency)}::text[],
      ${yields.map(({ maturityYears }) => maturityYears)}::float8[],
      ${yields.map(({ date }) => date)}::date[],
      ${yields.map(({ rate }) => rate)}::float8[]
    ) as row
  `.execute(transaction);
  await sql`
    insert into exchange_rates (source, base, quote, date, rate)
    select ${sampleSource}::text, row.* from unnest(
      ${rates.map(({ base }) => base)}::text[],
      ${rates.map(({ quote }) => quote)}::text[],
      ${rates.map(({ date }) => date)}::date[],
      ${rates.map(({ rate }) => rate)}::float8[]
    ) as row
  `.execute(transaction);
}
