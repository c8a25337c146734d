import type { ServerWatch } from '@finance-analyst/connection';
import type { UnknownAction } from '@reduxjs/toolkit';
import { refreshAnswers } from './refreshAnswers.js';

/** Refreshes the market data on screen once a server that was silent answers again. */
export function refreshWhenServerAnswers(
  server: Pick<ServerWatch, 'silence' | 'subscribe'>,
  dispatch: (action: UnknownAction) => unknown,
): void {
  server.subscribe(() => {
    if (server.silence() === null) refreshAnswers(dispatch);
  });
}
