import type { MarketParametersResponse } from '@finance-analyst/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { WithMarketData } from '../request/MarketDataDependencies.js';
import type { AskedAgain } from './createAnswerHook.js';
import { loadMarketData } from './loadMarketData.js';

/** Requests a symbol's market parameters when called; the same function at every render. */
export function useAskParameters(): (symbol: string) => Promise<AskedAgain<MarketParametersResponse>> {
  const dispatch = useDispatch<ThunkDispatch<unknown, WithMarketData, UnknownAction>>();
  return useCallback(
    async (symbol) => {
      const api = await dispatch(loadMarketData()).catch(() => null);
      if (!api) return { isError: true };
      return dispatch(api.endpoints.parameters.initiate(symbol, { subscribe: false, forceRefetch: true }));
    },
    [dispatch],
  );
}
