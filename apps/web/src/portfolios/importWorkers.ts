import { createWorkerPool } from '@finance-analyst/compute';
import {
  type ImportTasks,
  type ImportWorkers,
  withWorkbooks,
  type WorkbookTasks,
} from '@finance-analyst/import-pipeline';

/** The worker that reads brokers' files and plans their import, with one that opens workbooks. They end when no longer needed. */
export const importWorkers: ImportWorkers = withWorkbooks(
  createWorkerPool<ImportTasks>({
    createWorker: () => new Worker(new URL('../workers/import.ts', import.meta.url), { type: 'module' }),
    size: 1,
  }),
  createWorkerPool<WorkbookTasks>({
    createWorker: () => new Worker(new URL('../workers/workbook.ts', import.meta.url), { type: 'module' }),
    size: 1,
  }),
);
