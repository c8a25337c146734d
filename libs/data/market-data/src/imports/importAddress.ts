import { apiEndpoints } from '@finance-analyst/contracts';
import { requestKey } from '../request/MarketDataRequest.js';

/** Where prices of a symbol are imported and removed; a market in front of the symbol is named by itself. */
export function importAddress(apiBase: string, given: string, currency?: string): string {
  const [symbol = given, exchange] = given.split(':').reverse();
  return apiBase + requestKey({ path: apiEndpoints.priceImport.path, query: { symbol, exchange, currency } });
}
