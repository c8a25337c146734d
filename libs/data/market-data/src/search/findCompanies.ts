import type { SearchState } from '@finance-analyst/components';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { loadMarketData } from '../api/loadMarketData.js';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import { companyResults } from './companyResults.js';

/** Finds companies when dispatched; null if no source could be reached. */
export const findCompanies =
  (
    text: string,
  ): ThunkAction<Promise<SearchState['results'] | null>, unknown, WithMarketData, UnknownAction> =>
  async (dispatch) => {
    const api = await dispatch(loadMarketData()).catch(() => null);
    if (!api) return null;
    const { data } = await dispatch(api.endpoints.searchInstruments.initiate(text, { subscribe: false }));
    return data ? companyResults(data.data) : null;
  };
