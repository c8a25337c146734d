import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { loadCompanies, type CompaniesEnd } from './loadCompanies.js';

/** Loads statements and prices of several companies; the same function at every render. */
export function useLoadCompanies(): (...given: Parameters<typeof loadCompanies>) => Promise<CompaniesEnd> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useCallback((...given) => dispatch(loadCompanies(...given)), [dispatch]);
}
