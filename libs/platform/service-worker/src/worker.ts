export { type ServiceWorkerOptions, startServiceWorker } from './worker/startServiceWorker.js';
export type {
  FetchingEvent,
  MessagingEvent,
  PeriodicSyncEvent,
  WaitingEvent,
  WorkerScope,
} from './worker/WorkerScope.js';
