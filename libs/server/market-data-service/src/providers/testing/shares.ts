import { otherMarkets, unitedStates } from '../markets/markets.js';
import type { PriceSubject } from '../PriceProvider.js';

/** A share in the United States. */
export const apple: PriceSubject = {
  symbol: 'AAPL',
  exchange: '',
  name: 'Apple Inc.',
  type: 'share',
  market: unitedStates,
};

/** A share on another market. */
export function shareOn(exchange: string, symbol: string): PriceSubject {
  const market = otherMarkets.find((each) => each.exchange === exchange);
  if (!market) throw new Error(`${exchange} is not in the table.`);
  return { symbol, exchange, name: symbol, type: 'share', market };
}
