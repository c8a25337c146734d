import type { SearchState } from '@finance-analyst/components';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import { companyResults } from './companyResults.js';
import { findInstruments } from './findInstruments.js';

/** Finds companies when dispatched; null if no source could be reached. */
export const findCompanies =
  (
    text: string,
  ): ThunkAction<Promise<SearchState['results'] | null>, unknown, WithMarketData, UnknownAction> =>
  async (dispatch) => {
    const results = await dispatch(findInstruments(text));
    return results && companyResults({ results });
  };
