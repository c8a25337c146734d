export { type ServiceWorkerOptions, startServiceWorker } from './worker/startServiceWorker.js';
export type { FetchingEvent, MessagingEvent, WaitingEvent, WorkerScope } from './worker/WorkerScope.js';
