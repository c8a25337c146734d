import type { QuotesResponse } from '@finance-analyst/contracts';
import type { Quote } from '@finance-analyst/market';
import { importSource } from '../instruments/InstrumentRow.js';
import { pickListing, type Listing } from '../instruments/Listing.js';
import { mayHaveNewer, type Provisional, type ServiceFailure } from '../ServiceResult.js';
import { newestPricesFirst } from './newestPricesFirst.js';
import type { QuoteCandidates } from './readQuoteCandidates.js';
import { quoteOf } from './quoteOf.js';

/** Last price of each symbol against the previous close; symbols without one are `missing`, each with its reason. */
export function quotesFrom(
  candidates: QuoteCandidates,
  symbols: readonly string[],
  gaps: ReadonlyMap<string, ServiceFailure | null>,
  now: Date,
): Provisional<QuotesResponse> {
  const quotes: Quote[] = [];
  const missing: string[] = [];
  const reasons: Record<string, string> = {};
  for (const symbol of symbols) {
    const listing = pickListing(symbol, candidates.rows);
    const gap = gaps.get(symbol) ?? null;
    const quote = listing.ok ? newestQuote(listing.value, candidates, gap, now) : null;
    if (quote) {
      quotes.push(quote);
      continue;
    }
    missing.push(symbol);
    reasons[symbol] = listing.ok ? (gap?.reason ?? `There are no prices for ${symbol}.`) : listing.reason;
  }
  return {
    quotes,
    missing,
    ...(missing.length === 0 ? {} : { reasons }),
    ...([...gaps.values()].some(mayHaveNewer) ? { isProvisional: true } : {}),
  };
}

/** The quote from the chosen source; stale if a provider could not be queried for a newer one. */
function newestQuote(
  { symbol, rows }: Listing,
  { closes }: QuoteCandidates,
  gap: ServiceFailure | null,
  now: Date,
): Quote | null {
  const priced = rows.flatMap(({ id, source, currency }) => {
    const [last, before] = closes.get(id) ?? [];
    return last && currency !== null ? [{ source, currency, lastDate: last.date, last, before }] : [];
  });
  const [newest] = newestPricesFirst(priced);
  if (!newest) return null;
  const { source, currency, last, before } = newest;
  const quote = quoteOf({ symbol, source, currency, ...last, previousClose: before?.close ?? null }, now);
  const isOverdue = mayHaveNewer(gap) && source !== importSource;
  return isOverdue ? { ...quote, stale: true } : quote;
}
