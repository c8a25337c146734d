import { pageEndpoints } from '@finance-analyst/contracts';
import { requestKey } from '../request/MarketDataRequest.js';

/** The address to import and remove a symbol's prices at; a market prefix becomes its own parameter. */
export function importAddress(apiBase: string, given: string, currency?: string): string {
  const [symbol = given, exchange] = given.split(':').reverse();
  return (
    apiBase + requestKey({ path: pageEndpoints.priceImport.path, query: { symbol, exchange, currency } })
  );
}
