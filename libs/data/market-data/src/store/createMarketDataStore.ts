import {
  configureStore,
  type Reducer,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { marketDataApi } from '../api/marketDataApi.js';
import type { MarketDataDependencies, WithMarketData } from '../request/MarketDataDependencies.js';

/** A store with the market's answers beside what else is in it. */
export type MarketDataStore<Others> = Store<Others & { readonly marketData: unknown }> & {
  readonly dispatch: ThunkDispatch<Others & { readonly marketData: unknown }, WithMarketData, UnknownAction>;
};

/**
 * Makes a store that holds the market's answers, and asks again for those on screen when the connection is back.
 *
 * @param marketData what requests need from outside; the browser gives what is left out
 * @param others reducers of what else the store holds, by their names
 */
export function createMarketDataStore<Others extends object = object>(
  marketData: Partial<MarketDataDependencies>,
  others: { readonly [Name in keyof Others]: Reducer<Others[Name]> },
): MarketDataStore<Others> {
  const reducer = {
    ...(others as Readonly<Record<string, Reducer>>),
    [marketDataApi.reducerPath]: marketDataApi.reducer,
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { marketData } } }).concat(marketDataApi.middleware),
  });
  setupListeners(store.dispatch);
  return store as MarketDataStore<Others>;
}
