import { notify } from '@finance-analyst/notifications';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from './messages.js';
import type { Connection } from './watchConnection.js';

/**
 * Records in the history of notifications when the network goes away and comes back; the top bar shows the current
 * state.
 */
export function notifyOfConnection(
  connection: Pick<Connection, 'isOnline' | 'subscribe'>,
  dispatch: (action: UnknownAction) => unknown,
): void {
  const record = () => {
    const words = connection.isOnline()
      ? { title: messages.backOnline, message: messages.refreshing }
      : { title: messages.offline, message: messages.dataStays };
    dispatch(notify({ type: 'info', ...words, isQuiet: true }));
  };
  if (!connection.isOnline()) record();
  connection.subscribe(record);
}
