// What every start loads once its first screen is shown, in one part of the program.
export { registerPeriodicSync, registerServiceWorker } from '@finance-analyst/service-worker';
export { completeWorkspace } from '@finance-analyst/workspace';
export { notifyOfDocuments } from './notifyOfDocuments.js';
