import type { InstrumentSearchResponse } from '@finance-analyst/contracts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { loadMarketData } from '../api/loadMarketData.js';
import type { WithMarketData } from '../request/MarketDataDependencies.js';

/** Searches for a symbol or a name when dispatched; null if no source could be reached. */
export const findInstruments =
  (
    text: string,
  ): ThunkAction<
    Promise<InstrumentSearchResponse['results'] | null>,
    unknown,
    WithMarketData,
    UnknownAction
  > =>
  async (dispatch) => {
    const api = await dispatch(loadMarketData()).catch(() => null);
    if (!api) return null;
    const { data } = await dispatch(api.endpoints.searchInstruments.initiate(text, { subscribe: false }));
    return data?.data.results ?? null;
  };
