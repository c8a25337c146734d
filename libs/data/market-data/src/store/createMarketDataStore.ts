import type { Reducer } from '@reduxjs/toolkit';
import * as code from '../api/marketDataCode.js';
import type { MarketDataDependencies } from '../request/MarketDataDependencies.js';
import { createStartingStore, type MarketDataStore } from './createStartingStore.js';

/** A starting store that has the code of the market's answers from the first. */
export const createMarketDataStore = <Others extends object = object>(
  marketData: Partial<MarketDataDependencies>,
  others: { readonly [Name in keyof Others]: Reducer<Others[Name]> },
): MarketDataStore<Others> => createStartingStore<Others>(marketData, others, { given: code });
