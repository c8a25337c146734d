import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { importPrices } from './importPrices.js';
import type { PriceImportEnd } from './PriceImport.js';
import type { WithAnswers } from './pricesOf.js';

/** Imports price files into the server; the same function at every render. */
export function useImportPrices(): (...given: Parameters<typeof importPrices>) => Promise<PriceImportEnd> {
  const dispatch = useDispatch<ThunkDispatch<WithAnswers, unknown, UnknownAction>>();
  return useCallback((...given) => dispatch(importPrices(...given)), [dispatch]);
}
