import type { Reducer } from '@reduxjs/toolkit';
import * as code from '../api/marketDataCode.js';
import type { MarketDataDependencies } from '../request/MarketDataDependencies.js';
import { createStartingStore, type MarketDataStore } from './createStartingStore.js';

/** A starting store with the market data code already loaded. */
export const createMarketDataStore = <Others extends object = object>(
  marketData: Partial<MarketDataDependencies>,
  others: { readonly [Name in keyof Others]: Reducer<Others[Name]> },
): MarketDataStore<Others> => createStartingStore<Others>(marketData, others, { given: code });
