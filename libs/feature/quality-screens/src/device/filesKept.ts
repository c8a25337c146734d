import type { WorkerState } from '../status/WorkerState.js';

/** How many files of the product itself are kept for offline use. */
export const filesKept = ({ caches }: WorkerState): number =>
  caches.filter(({ name }) => name.startsWith('static-')).reduce((sum, { entries }) => sum + entries, 0);
