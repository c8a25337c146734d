import { createWorkerPool } from '@finance-analyst/compute';
import type { LedgerTasks, LedgerWorkers } from '@finance-analyst/portfolios';

/** The worker that folds ledgers: one, because it remembers what it folded. It ends when no longer needed. */
export const ledgerWorkers: LedgerWorkers = createWorkerPool<LedgerTasks>({
  createWorker: () => new Worker(new URL('../workers/ledger.ts', import.meta.url), { type: 'module' }),
  size: 1,
});
