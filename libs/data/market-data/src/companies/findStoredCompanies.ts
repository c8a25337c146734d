import { requests } from '../api/requests.js';
import { marketDataDependencies } from '../request/MarketDataDependencies.js';
import { requestKey, type MarketDataRequest } from '../request/MarketDataRequest.js';

/**
 * Without a network, the companies that a model can be made of: the device has their statements and market parameters.
 * Null while there is a network.
 */
export const findStoredCompanies =
  (symbols: readonly string[]) =>
  async (_dispatch: unknown, _getState: unknown, extra: unknown): Promise<ReadonlySet<string> | null> => {
    const { apiBase, fetch, isOnline } = marketDataDependencies(extra);
    if (isOnline()) return null;
    const isStored = async (request: MarketDataRequest): Promise<boolean> => {
      const response = await fetch(`${apiBase}${requestKey(request)}`, {
        headers: { accept: 'application/json' },
      }).catch(() => null);
      // Statements are large, and nobody reads them here.
      await response?.body?.cancel();
      return response?.ok === true;
    };
    const stored = await Promise.all(
      symbols.map(async (symbol) => {
        const found = [requests.fundamentals({ symbol }), requests.parameters(symbol)].map(isStored);
        return (await Promise.all(found)).every(Boolean);
      }),
    );
    return new Set(symbols.filter((_, at) => stored[at]));
  };
