import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import type { MarketDataApi } from './marketDataApi.js';
import type * as marketDataCode from './marketDataCode.js';

export type MarketDataCode = typeof marketDataCode;

let loaded: MarketDataApi | null = null;

/** The API of the market, once a store has been given it. */
export const loadedMarketData = (): MarketDataApi | null => loaded;

export function rememberMarketData(api: MarketDataApi): void {
  loaded = api;
}

/**
 * Loads what asks for market data, and gives it to the store. Rejects if the code cannot be loaded; the next dispatch
 * tries again.
 */
export const loadMarketData =
  (): ThunkAction<Promise<MarketDataApi>, unknown, WithMarketData, UnknownAction> =>
  (_dispatch, _getState, { loadCode }) =>
    loadCode();
