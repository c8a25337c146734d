import type { ServerSilence } from './watchServer.js';

/** Whether a page can reach the network, and the server. */
export type ConnectionStanding = 'online' | 'offline' | 'server-away';

/** Without a network, nothing is known about the server. */
export function connectionStanding(online: boolean, silence: ServerSilence | null): ConnectionStanding {
  if (!online) return 'offline';
  return silence ? 'server-away' : 'online';
}
