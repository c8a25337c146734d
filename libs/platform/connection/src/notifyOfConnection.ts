import { notify } from '@finance-analyst/notifications';
import type { Connection } from '@finance-analyst/shell-layout';
import type { UnknownAction } from '@reduxjs/toolkit';
import { messages } from './messages.js';

/** Writes down in the history of notifications when the network went and came back; the top bar shows it. */
export function notifyOfConnection(
  connection: Pick<Connection, 'isOnline' | 'subscribe'>,
  dispatch: (action: UnknownAction) => unknown,
): void {
  const tell = () => {
    const words = connection.isOnline()
      ? { title: messages.backOnline, message: messages.dataAnew }
      : { title: messages.offline, message: messages.dataStays };
    dispatch(notify({ type: 'info', ...words, isQuiet: true }));
  };
  if (!connection.isOnline()) tell();
  connection.subscribe(tell);
}
