import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { createTurns } from './createTurns.js';
import { loadParameters } from './loadParameters.js';

/** Of the requests to the server at a time, few enough to leave room for those of the screen. */
const mostAtOnce = 4;

type LoadParameters = (
  symbol: string,
  options: Omit<Parameters<typeof loadParameters>[1], 'inTurn'>,
) => ReturnType<ReturnType<typeof loadParameters>>;

/** Loads market parameters of companies, a few at a time; the same function at every render. */
export function useLoadParameters(): LoadParameters {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [inTurn] = useState(() => createTurns(mostAtOnce));
  return useCallback(
    (symbol, options) => dispatch(loadParameters(symbol, { ...options, inTurn })),
    [dispatch, inTurn],
  );
}
