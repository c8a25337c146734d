import { createWorkerPool } from '@finance-analyst/compute';
import type { ImportTasks, ImportWorkers } from '@finance-analyst/import-pipeline';

/** The worker that reads brokers' files and plans their import. It ends when no longer needed. */
export const importWorkers: ImportWorkers = createWorkerPool<ImportTasks>({
  createWorker: () => new Worker(new URL('../workers/import.ts', import.meta.url), { type: 'module' }),
  size: 1,
});
