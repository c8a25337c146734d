import type { ServerSilence } from './watchServer.js';

/** How a page stands to the rest of the world. */
export type ConnectionStanding = 'online' | 'offline' | 'server-away';

/** Without a network nothing can be said of the server. */
export function connectionStanding(online: boolean, silence: ServerSilence | null): ConnectionStanding {
  if (!online) return 'offline';
  return silence ? 'server-away' : 'online';
}
