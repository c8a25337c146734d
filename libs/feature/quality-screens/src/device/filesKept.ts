import type { WorkerState } from '@finance-analyst/service-worker';

/** How many app files are stored for offline use. */
export const filesKept = ({ caches }: WorkerState): number =>
  caches.filter(({ name }) => name.startsWith('static-')).reduce((sum, { entries }) => sum + entries, 0);
