import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { PriceRemovalEnd } from './PriceRemoval.js';
import type { WithAnswers } from './pricesOf.js';
import { removeImportedPrices } from './removeImportedPrices.js';

/** Removes imported prices from the server; the same function at every render. */
export function useRemoveImportedPrices(): (symbol: string) => Promise<PriceRemovalEnd> {
  const dispatch = useDispatch<ThunkDispatch<WithAnswers, unknown, UnknownAction>>();
  return useCallback((symbol) => dispatch(removeImportedPrices(symbol)), [dispatch]);
}
