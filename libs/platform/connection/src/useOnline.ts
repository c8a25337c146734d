import { useSyncExternalStore } from 'react';
import type { Connection } from './watchConnection.js';

/** Whether there is a network; updates with each change. */
export function useOnline(connection: Connection): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOnline);
}
