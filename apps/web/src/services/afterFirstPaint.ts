// What every start loads once its first screen is shown, in one chunk.
export { registerPeriodicSync, registerServiceWorker } from '@finance-analyst/service-worker';
export { completeWorkspace, notifyOfDocuments } from '@finance-analyst/workspace';
