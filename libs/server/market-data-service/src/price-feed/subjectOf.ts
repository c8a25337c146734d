import { instrumentOf, splitSymbol, type Listing } from '../instruments/Listing.js';
import type { Market } from '../providers/markets/Market.js';
import { marketOf } from './marketOf.js';
import type { PriceSubject } from '../providers/PriceProvider.js';
import { failure, type ServiceResult } from '../ServiceResult.js';

/** What a provider is queried for to get the prices of a listing. */
export function subjectOf(listing: Listing): ServiceResult<PriceSubject> {
  const { name, exchange, type } = instrumentOf(listing);
  const { plain } = splitSymbol(listing.symbol);
  const market = marketOf(listing);
  if (market === null)
    return failure(
      'no-prices',
      exchange === null
        ? `The market of ${plain} is unknown, so no provider was queried. Import a price file that names it.`
        : `No provider covers the market ${exchange}. Import a price file or enter a price.`,
    );
  const isIndex = type === 'index';
  return {
    ok: true,
    value: { symbol: plain, exchange: exchange ?? '', name, type: isIndex ? 'index' : 'share', market },
  };
}

/** The index of a market; null when the table has none. */
export const indexSubjectOf = (market: Market): PriceSubject | null =>
  market.index && {
    symbol: market.index.symbol,
    exchange: market.exchange,
    name: market.index.name,
    type: 'index',
    market,
  };
