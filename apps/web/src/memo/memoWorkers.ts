import { createWorkerPool } from '@finance-analyst/compute';
import type { MemoTasks, MemoWorkers } from '@finance-analyst/valuation-screens';

/** The worker that writes memos as PDF files; it ends when no longer needed. */
export const memoWorkers: MemoWorkers = createWorkerPool<MemoTasks>({
  createWorker: () => new Worker(new URL('../workers/memo.ts', import.meta.url), { type: 'module' }),
  size: 1,
});
