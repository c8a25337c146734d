export { registerPeriodicSync } from './page/registerPeriodicSync.js';
export { registerServiceWorker, type ServiceWorkerHandle } from './page/registerServiceWorker.js';
export type { RunKind, ServiceWorkerDependencies } from './page/ServiceWorkerDependencies.js';
export { updateAvailableEvent } from './page/watchForUpdates.js';
export { periodicSyncTag } from './periodic/periodicSyncTag.js';
export { type CacheState, readCacheState } from './state/readCacheState.js';
export { readWorkerState, type WorkerState } from './state/readWorkerState.js';
export type { MessageToWorker, RevalidatedMessage, UnansweredMessage } from './workerMessages.js';
