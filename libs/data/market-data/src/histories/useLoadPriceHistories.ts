import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { loadPriceHistories, type LoadedPriceHistory } from './loadPriceHistories.js';

type LoadPriceHistories = (
  ...given: Parameters<typeof loadPriceHistories>
) => Promise<readonly LoadedPriceHistory[] | null>;

/** Loads price histories of symbols; the same function at every render. */
export function useLoadPriceHistories(): LoadPriceHistories {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback((...given) => dispatch(loadPriceHistories(...given)), [dispatch]);
}
