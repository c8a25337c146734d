import type { WorkerPool } from '@finance-analyst/compute';
import type { ImportTasks } from './importTasks.js';

/** Where files are read and imports planned, away from the page. */
export type ImportWorkers = Pick<WorkerPool<ImportTasks>, 'run'>;
