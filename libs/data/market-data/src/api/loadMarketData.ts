import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import type { MarketDataApi } from './marketDataApi.js';
import type * as marketDataCode from './marketDataCode.js';

export type MarketDataCode = typeof marketDataCode;

let loaded: MarketDataApi | null = null;

/** The market data API, once added to a store. */
export const loadedMarketData = (): MarketDataApi | null => loaded;

export function rememberMarketData(api: MarketDataApi): void {
  loaded = api;
}

/**
 * Loads the code that requests market data and adds it to the store. Rejects if it cannot be loaded; the next dispatch
 * retries.
 */
export const loadMarketData =
  (): ThunkAction<Promise<MarketDataApi>, unknown, WithMarketData, UnknownAction> =>
  (_dispatch, _getState, { loadCode }) =>
    loadCode();
