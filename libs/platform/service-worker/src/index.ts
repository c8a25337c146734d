export type { Outcome } from './page/Outcome.js';
export { registerServiceWorker, type ServiceWorkerHandle } from './page/registerServiceWorker.js';
export type { RunKind, ServiceWorkerEdges } from './page/ServiceWorkerEdges.js';
export { updateAvailableEvent } from './page/watchForUpdates.js';
export type { MessageToWorker, RevalidatedMessage } from './workerMessages.js';
