import type { QuotesResponse } from '@finance-analyst/contracts';
import type { Database } from '@finance-analyst/database';
import { pickListing } from '../instruments/Listing.js';
import type { ListingRenewal } from '../price-feed/createListingRenewal.js';
import type { Provisional } from '../ServiceResult.js';
import { quotesFrom } from './quotesFrom.js';
import { readQuoteCandidates } from './readQuoteCandidates.js';

interface Dependencies {
  readonly database: Database;
  /** Waits briefly for the providers' lists of companies. */
  readonly listsReady: () => Promise<void>;
  /** Fetches newer prices of a listing whose sources have these last days; null when there can be none. */
  readonly renew: ListingRenewal['renew'];
  readonly clock: () => Date;
}

/** Reads the last prices of symbols, after giving the providers a chance to supply newer ones. */
export function createQuoteReader({ database, listsReady, renew, clock }: Dependencies) {
  return async (symbols: readonly string[]): Promise<Provisional<QuotesResponse>> => {
    let candidates = await readQuoteCandidates(database, symbols);
    const isUnknown = (symbol: string): boolean => !pickListing(symbol, candidates.rows).ok;
    if (symbols.some(isUnknown)) {
      await listsReady();
      candidates = await readQuoteCandidates(database, symbols);
    }
    const lastDates = new Map([...candidates.closes].map(([id, [last]]) => [id, last?.date ?? '']));
    const renewals = symbols.flatMap((symbol) => {
      const listing = pickListing(symbol, candidates.rows);
      const renewal = listing.ok ? renew(listing.value, lastDates) : null;
      return renewal ? [renewal.then((gap) => [symbol, gap] as const)] : [];
    });
    const gaps = new Map(await Promise.all(renewals));
    if (renewals.length > 0) candidates = await readQuoteCandidates(database, symbols);
    return quotesFrom(candidates, symbols, gaps, clock());
  };
}
