import type { WorkerState } from '@finance-analyst/service-worker';

/** A worker in control with all three caches. */
export const exampleWorker: WorkerState = {
  isControlling: true,
  isUpdateWaiting: false,
  version: 'v1',
  caches: [
    { name: 'static-v1', entries: 48, newest: null, oldest: null },
    { name: 'api-v1', entries: 7, newest: '2026-11-20T14:20:00.000Z', oldest: '2026-11-18T09:00:00.000Z' },
  ],
};
