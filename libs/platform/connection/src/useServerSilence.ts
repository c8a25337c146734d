import { useSyncExternalStore } from 'react';
import type { ServerSilence, ServerWatch } from './watchServer.js';

/** Since when the server has not answered, updated with each change; null while it answers. */
export function useServerSilence(server: Pick<ServerWatch, 'silence' | 'subscribe'>): ServerSilence | null {
  return useSyncExternalStore(server.subscribe, server.silence);
}
