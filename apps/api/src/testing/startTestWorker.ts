import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The calculation thread from its source. */
export const startTestWorker = (): Worker =>
  new Worker(join(import.meta.dirname, '../calculation.worker.ts'), {
    execArgv: ['--import', 'tsx', '--conditions=@finance-analyst/source'],
  });
