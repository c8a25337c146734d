import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type MarketDataCode, rememberMarketData } from '../api/loadMarketData.js';
import type { MarketDataApi } from '../api/marketDataApi.js';
import type { MarketDataDependencies, WithMarketData } from '../request/MarketDataDependencies.js';
import { createMiddlewareSlot } from './createMiddlewareSlot.js';

/** A store with market data beside other state. */
export type MarketDataStore<Others> = Store<Others & { readonly marketData?: unknown }> & {
  readonly dispatch: ThunkDispatch<Others & { readonly marketData?: unknown }, WithMarketData, UnknownAction>;
};

export interface CodeOfAnswers {
  /** The code, if already loaded. */
  readonly given?: MarketDataCode;
  readonly importCode?: () => Promise<MarketDataCode>;
}

const reducersWith = (others: object, api: MarketDataApi | undefined): Readonly<Record<string, Reducer>> => ({
  ...(others as Readonly<Record<string, Reducer>>),
  ...(api && { [api.reducerPath]: api.reducer }),
});

/**
 * Makes a store that adds market data once `loadMarketData` is dispatched, and from then on refetches
 * what is on screen when the connection returns.
 *
 * @param marketData dependencies of requests; the browser's own by default
 * @param others reducers of the store's other state, by name
 */
export function createStartingStore<Others extends object = object>(
  marketData: Partial<MarketDataDependencies>,
  others: { readonly [Name in keyof Others]: Reducer<Others[Name]> },
  { given, importCode = () => import('../api/marketDataCode.js') }: CodeOfAnswers = {},
): MarketDataStore<Others> {
  const slot = createMiddlewareSlot();
  let accepted: MarketDataApi | null = null;
  const accept = ({ marketDataApi, setupListeners }: MarketDataCode): MarketDataApi => {
    rememberMarketData(marketDataApi);
    slot.fill(marketDataApi.middleware as Middleware);
    store.replaceReducer(combineReducers(reducersWith(others, marketDataApi)));
    setupListeners(store.dispatch);
    return marketDataApi;
  };
  const loadCode = async (): Promise<MarketDataApi> => {
    if (accepted) return accepted;
    const code = await importCode();
    // Another request may have loaded it meanwhile.
    return (accepted ??= accept(code));
  };
  const store = configureStore({
    reducer: reducersWith(others, given?.marketDataApi),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { marketData, loadCode } } }).concat(slot.middleware),
  });
  if (given) accepted = accept(given);
  return store as unknown as MarketDataStore<Others>;
}
