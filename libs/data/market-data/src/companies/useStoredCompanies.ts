import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { findStoredCompanies } from './findStoredCompanies.js';

/** Which of these companies a model can be made of without a network; null while there is one, or until that is known. */
export function useStoredCompanies(symbols: readonly string[]): ReadonlySet<string> | null {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const list = symbols.join(' ');
  useEffect(() => {
    let ended = false;
    const find = async (): Promise<void> => {
      const stored = await dispatch(findStoredCompanies(list === '' ? [] : list.split(' ')));
      if (!ended) setFound(stored);
    };
    void find();
    return () => {
      ended = true;
    };
  }, [dispatch, list]);
  return found;
}
