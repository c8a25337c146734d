import { isUnitedStates, type Listing } from '../instruments/Listing.js';
import type { Market } from '../providers/markets/Market.js';
import { otherMarkets, unitedStates } from '../providers/markets/markets.js';

const byExchange = new Map(otherMarkets.map((market) => [market.exchange, market]));

/**
 * The market of a listing; null when unknown. A price file without a market may be from anywhere: only
 * filings, or an index of this product's own table, imply the United States.
 */
export function marketOf({ rows }: Listing): Market | null {
  const exchange = rows.find((row) => row.exchange !== '')?.exchange ?? null;
  if (exchange !== null)
    return isUnitedStates({ exchange }) ? unitedStates : (byExchange.get(exchange) ?? null);
  const isPlaced = rows.some((row) => row.provider_key !== null || row.symbol === unitedStates.index?.symbol);
  return isPlaced ? unitedStates : null;
}
