import type { Database } from '@finance-analyst/database';
import type { Instrument } from '@finance-analyst/market';
import { sql } from 'kysely';
import { instrumentColumns, sampleSource, type InstrumentRow } from './InstrumentRow.js';
import { instrumentOf, pickListing } from './Listing.js';

const mostResults = 20;
const mostCandidates = 200;

/** `%`, `_` and `\` stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Instruments whose symbol begins with `query`, or in whose name each of its words begins a word. The very symbol comes
 * first, then symbols that begin so, names that begin so, names with these words; real instruments come before sample
 * ones of the same rank, then short symbols, then the alphabet.
 */
export async function searchInstruments(
  { queries }: Database,
  query: string,
): Promise<readonly Instrument[]> {
  const words = query.split(/\s+/).filter(Boolean);
  const symbol = query.toUpperCase();
  const rows: InstrumentRow[] = await queries
    .selectFrom('instruments')
    .select(instrumentColumns)
    .where((where) =>
      where.or([
        where('symbol', 'like', `${literal(symbol)}%`),
        where.and(words.map((word) => sql<boolean>`' ' || name ilike ${`% ${literal(word)}%`}`)),
      ]),
    )
    .orderBy(
      sql`case when symbol = ${symbol} then 0 when symbol like ${`${literal(symbol)}%`} then 1
        when name ilike ${`${literal(query)}%`} then 2 else 3 end`,
    )
    .orderBy(sql`source = ${sampleSource}`)
    .orderBy(sql`length(symbol)`)
    .orderBy(sql`symbol collate "C"`)
    .orderBy('id')
    .limit(mostCandidates)
    .execute();
  return distinctListings(await withSameSymbols(queries, rows)).slice(0, mostResults);
}

/** The other rows of the symbols found: a price file has no name that could match. */
async function withSameSymbols(
  queries: Database['queries'],
  found: readonly InstrumentRow[],
): Promise<InstrumentRow[]> {
  if (found.length === 0) return [];
  const all: InstrumentRow[] = await queries
    .selectFrom('instruments')
    .select(instrumentColumns)
    .where('symbol', 'in', [...new Set(found.map(({ symbol }) => symbol))])
    .orderBy('id')
    .execute();
  const order = new Map(found.map(({ symbol }, position) => [symbol, position] as const).reverse());
  return all.sort((a, b) => (order.get(a.symbol) ?? 0) - (order.get(b.symbol) ?? 0) || a.id - b.id);
}

/** One record a listing, under the shortest symbol that means exactly it. */
function distinctListings(rows: readonly InstrumentRow[]): Instrument[] {
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    const candidates = row.exchange === '' ? [row.symbol] : [row.symbol, `${row.exchange}:${row.symbol}`];
    const listing = candidates
      .map((symbol) => pickListing(symbol, rows))
      .find((picked) => picked.ok && picked.value.rows.includes(row));
    if (!listing?.ok || seen.has(row.id)) return [];
    for (const { id } of listing.value.rows) seen.add(id);
    return [instrumentOf(listing.value)];
  });
}
