import type { WorkerPool } from '@finance-analyst/compute';
import type { createMemoWriter } from './createMemoWriter.js';

/** The tasks of a worker that writes memos. */
export type MemoTasks = ReturnType<typeof createMemoWriter>;

/** Where memos are written, away from the page. */
export type MemoWorkers = Pick<WorkerPool<MemoTasks>, 'run'>;

export type LoadMemoWorkers = () => Promise<MemoWorkers>;
