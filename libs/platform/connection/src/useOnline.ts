import { useSyncExternalStore } from 'react';
import type { Connection } from './watchConnection.js';

/** Whether there is a network, kept up to date. */
export function useOnline(connection: Connection): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}
