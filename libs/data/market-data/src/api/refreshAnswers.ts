import type { UnknownAction } from '@reduxjs/toolkit';
import { loadedMarketData } from './loadMarketData.js';

/**
 * Refetches answers on screen: all of them, or the one with this key (`requestKey`). Before the requesting code is
 * loaded there are none.
 */
export function refreshAnswers(dispatch: (action: UnknownAction) => unknown, id?: string): void {
  const api = loadedMarketData();
  if (api) dispatch(api.util.invalidateTags([id === undefined ? 'Answer' : { type: 'Answer', id }]));
}
