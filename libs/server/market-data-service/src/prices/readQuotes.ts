import type { QuotesResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import type { Quote } from '@finance-analyst/market';
import { instrumentColumns, type InstrumentRow } from '../instruments/InstrumentRow.js';
import { pickListing, splitSymbol } from '../instruments/Listing.js';
import { quoteOf } from './quoteOf.js';

interface Close {
  readonly date: string;
  readonly close: number;
}

/** Last price of each symbol against the close before; symbols without one are `missing`. */
export async function readQuotes(
  database: Database,
  symbols: readonly string[],
  now: Date,
): Promise<QuotesResponse> {
  const { rows, closes } = await readCandidates(database, symbols);
  const quotes: Quote[] = [];
  const missing: string[] = [];
  for (const symbol of symbols) {
    const listing = pickListing(symbol, rows);
    const quote = listing.ok ? newestQuote(symbol, listing.value.rows, closes, now) : null;
    if (quote) quotes.push(quote);
    else missing.push(symbol);
  }
  return { quotes, missing };
}

/** The quote of the one source with the newest price. */
function newestQuote(
  symbol: string,
  rows: readonly InstrumentRow[],
  closes: ReadonlyMap<number, readonly Close[]>,
  now: Date,
): Quote | null {
  let newest: Quote | null = null;
  for (const { id, source, currency } of rows) {
    const [last, before] = closes.get(id) ?? [];
    if (!last || currency === null) continue;
    const quote = quoteOf({ symbol, source, currency, ...last, previousClose: before?.close ?? null }, now);
    if (newest === null || quote.asOf > newest.asOf) newest = quote;
  }
  return newest;
}

/** Every row that carries one of the symbols, and its last two closes, newest first; one query, as quotes are asked for often. */
async function readCandidates(
  { queries }: Database,
  symbols: readonly string[],
): Promise<{ rows: readonly InstrumentRow[]; closes: ReadonlyMap<number, readonly Close[]> }> {
  const rows = new Map<number, InstrumentRow>();
  const closes = new Map<number, Close[]>();
  if (symbols.length === 0) return { rows: [], closes };
  const found = await queries
    .selectFrom('instruments')
    .leftJoinLateral(
      (inner) =>
        inner
          .selectFrom('bars')
          .select(['date', 'close'])
          .whereRef('bars.instrument_id', '=', 'instruments.id')
          .orderBy('date', 'desc')
          .limit(2)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(instrumentColumns)
    .select(['last.date', 'last.close'])
    .where('symbol', 'in', [...new Set(symbols.map((symbol) => splitSymbol(symbol).plain))])
    .orderBy('id')
    .orderBy('last.date', 'desc')
    .execute();
  for (const { date, close, ...row } of found) {
    rows.set(row.id, row);
    if (date !== null && close !== null) closes.set(row.id, [...(closes.get(row.id) ?? []), { date, close }]);
  }
  return { rows: [...rows.values()], closes };
}
