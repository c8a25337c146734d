import { marketDataApi } from '../api/marketDataApi.js';
import { type BarsSelection, type FundamentalsSelection, requests } from '../api/requests.js';
import { requestKey } from '../request/MarketDataRequest.js';

/** The store's state, as used for market data. */
export interface WithAnswers {
  readonly marketData?: unknown;
}

type ApiState = Parameters<typeof marketDataApi.util.selectInvalidatedBy>[0];

/**
 * The tags of stored answers that depend on a symbol's prices: quotes, history, parameters, and statements, whose share
 * counts are on the basis of a split that the prices have.
 */
export function pricesOf(state: WithAnswers, symbol: string): { type: 'Answer'; id: string }[] {
  return marketDataApi.util
    .selectInvalidatedBy(state as ApiState, ['Answer'])
    .flatMap(({ endpointName, originalArgs }) => {
      const asked: unknown = originalArgs;
      if (endpointName === 'quotes') {
        const symbols = asked as readonly string[];
        return symbols.includes(symbol) ? requests.quotes(symbols) : [];
      }
      if (endpointName === 'bars') {
        const selection = asked as BarsSelection;
        return selection.symbol === symbol ? [requests.bars(selection)] : [];
      }
      if (endpointName === 'fundamentals') {
        const selection = asked as FundamentalsSelection;
        return selection.symbol === symbol ? [requests.fundamentals(selection)] : [];
      }
      return endpointName === 'parameters' && asked === symbol ? [requests.parameters(symbol)] : [];
    })
    .map((request) => ({ type: 'Answer' as const, id: requestKey(request) }));
}
