import { refreshAnswers } from '@finance-analyst/market-data';
import type { ServerWatch } from '@finance-analyst/shell-layout';
import type { UnknownAction } from '@reduxjs/toolkit';

/** Asks again for the market data on screen once a server that was away is back. */
export function askAgainWhenServerAnswers(
  server: Pick<ServerWatch, 'silence' | 'subscribe'>,
  dispatch: (action: UnknownAction) => unknown,
): void {
  server.subscribe(() => {
    if (server.silence() === null) refreshAnswers(dispatch);
  });
}
