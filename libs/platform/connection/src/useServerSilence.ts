import { useSyncExternalStore } from 'react';
import type { ServerSilence, ServerWatch } from './watchServer.js';

/** That the server does not answer, kept up to date; null while it does. */
export function useServerSilence(server: Pick<ServerWatch, 'silence' | 'subscribe'>): ServerSilence | null {
  return useSyncExternalStore(server.subscribe, server.silence);
}
