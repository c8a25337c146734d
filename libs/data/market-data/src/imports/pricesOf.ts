import { marketDataApi } from '../api/marketDataApi.js';
import { type BarsSelection, requests } from '../api/requests.js';
import { requestKey } from '../request/MarketDataRequest.js';

/** What is in the store, as far as the market's answers go. */
export interface WithAnswers {
  readonly marketData?: unknown;
}

type ApiState = Parameters<typeof marketDataApi.util.selectInvalidatedBy>[0];

/** The tags of the answers in the store that rest on the prices of a symbol: quotes, history and parameters. */
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
      return endpointName === 'parameters' && asked === symbol ? [requests.parameters(symbol)] : [];
    })
    .map((request) => ({ type: 'Answer' as const, id: requestKey(request) }));
}
