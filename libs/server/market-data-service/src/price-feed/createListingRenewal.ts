import type { Database } from '@finance-analyst/database';
import { importSource } from '../instruments/InstrumentRow.js';
import type { Listing } from '../instruments/Listing.js';
import { marketOf } from './marketOf.js';
import { lastSession } from '../providers/markets/lastSession.js';
import { readPricedRows } from '../prices/readPricedRows.js';
import type { ServiceFailure } from '../ServiceResult.js';
import type { PriceFeed } from './createPriceFeed.js';
import { indexSubjectOf, subjectOf } from './subjectOf.js';

/** Fetches newer prices of listings when a provider may have them. A failure says why newer prices may exist. */
export interface ListingRenewal {
  /** For a listing whose rows have these last days; null when no provider needs to be queried. */
  renew(listing: Listing, lastDates: ReadonlyMap<number, string>): Promise<ServiceFailure | null> | null;
  /** The same, using the stored last days. */
  renewStored(listing: Listing): Promise<ServiceFailure | null>;
  /** Queries providers even when an import has the last session. */
  renewShare(listing: Listing): Promise<ServiceFailure | null>;
  /** The index of the listing's market, `preferred` before other providers. */
  renewIndex(listing: Listing, preferred?: string): Promise<ServiceFailure | null>;
}

export function createListingRenewal(database: Database, feed: PriceFeed, clock: () => Date): ListingRenewal {
  const renewShare = async (listing: Listing): Promise<ServiceFailure | null> => {
    const subject = subjectOf(listing);
    return subject.ok ? feed.ready(subject.value) : subject;
  };

  const renew: ListingRenewal['renew'] = (listing, lastDates) => {
    if (listing.isSample) return null;
    const market = marketOf(listing);
    const isNewest = listing.rows.some(({ id, source }) => {
      const lastDate = lastDates.get(id);
      return source === importSource && market && lastDate && lastDate >= lastSession(market, clock());
    });
    return isNewest ? null : renewShare(listing);
  };

  return {
    renew,
    renewShare,
    async renewStored(listing) {
      if (listing.isSample) return null;
      const priced = await readPricedRows(database, listing);
      return renew(listing, new Map(priced.map(({ id, lastDate }) => [id, lastDate])));
    },
    async renewIndex(listing, preferred) {
      const market = listing.isSample ? null : marketOf(listing);
      const subject = market && indexSubjectOf(market);
      return subject ? feed.ready(subject, preferred) : null;
    },
  };
}
