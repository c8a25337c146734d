export { connectionStanding, type ConnectionStanding } from './connectionStanding.js';
export { notifyOfConnection } from './notifyOfConnection.js';
export { useOnline } from './useOnline.js';
export { useServerSilence } from './useServerSilence.js';
export { watchApiServer, type ApiServerDependencies } from './watchApiServer.js';
export { watchConnection, type Connection, type ConnectionDependencies } from './watchConnection.js';
export {
  watchServer,
  type Reachability,
  type ServerSilence,
  type ServerWatch,
  type ServerWatchDependencies,
} from './watchServer.js';
