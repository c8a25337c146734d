import type { Database } from '@finance-analyst/database';
import type { Instrument } from '@finance-analyst/market';
import { sql } from 'kysely';
import { instrumentColumns, type InstrumentRow } from '../instruments/InstrumentRow.js';
import { instrumentOf, pickListing } from '../instruments/Listing.js';
import { createSearchIndex } from './createSearchIndex.js';

const mostResults = 20;
const mostCandidates = 200;

/**
 * Finds instruments by symbol, name or common name, best match first. The index is held in memory and
 * rebuilt when the stored instruments have changed.
 */
export function createInstrumentSearch({
  queries,
}: Database): (query: string) => Promise<readonly Instrument[]> {
  let known: { readonly version: string; readonly find: ReturnType<typeof createSearchIndex> } | null = null;

  async function readIndex() {
    const version = await readVersion(queries);
    if (known?.version !== version) {
      const rows = await queries
        .selectFrom('instruments')
        .select(['id', 'source', 'symbol', 'name', 'provider_key'])
        .orderBy('id')
        .execute();
      known = { version, find: createSearchIndex(rows) };
    }
    return known.find;
  }

  return async (query) => {
    const find = await readIndex();
    const rows = await withSameSymbols(queries, find(query, mostCandidates));
    return distinctListings(rows).slice(0, mostResults);
  };
}

/** Changes whenever an instrument is added or removed, or a list of companies is stored. */
async function readVersion(queries: Database['queries']): Promise<string> {
  const { rows } = await sql<{ readonly version: string }>`
    select concat(count(*), ' ', max(id), ' ', (select max(stored_at) from datasets)) as version from instruments
  `.execute(queries);
  return rows[0]?.version ?? '';
}

/** All current rows of the symbols found: a price file has no name that could match. */
async function withSameSymbols(
  queries: Database['queries'],
  found: readonly { readonly symbol: string }[],
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

/** One record per listing, under the shortest unambiguous symbol. */
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
