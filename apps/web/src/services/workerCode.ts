// What registers and asks the service worker, in one part of the program.
export { registerPeriodicSync, registerServiceWorker } from '@finance-analyst/service-worker';
