import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { loadExchangeRates, type LoadedExchangeRates } from './loadExchangeRates.js';

type LoadExchangeRates = (
  ...given: Parameters<typeof loadExchangeRates>
) => Promise<readonly LoadedExchangeRates[] | null>;

/** Loads exchange rates of pairs of currencies; the same function at every render. */
export function useLoadExchangeRates(): LoadExchangeRates {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback((...given) => dispatch(loadExchangeRates(...given)), [dispatch]);
}
