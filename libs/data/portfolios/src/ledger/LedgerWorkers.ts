import type { WorkerPool } from '@finance-analyst/compute';
import type { createLedgerServer } from '@finance-analyst/portfolio';

/** The tasks of a worker that holds ledgers. */
export type LedgerTasks = ReturnType<typeof createLedgerServer>;

/** Where ledgers are folded, away from the page: one worker, as it remembers what it folded. */
export type LedgerWorkers = Pick<WorkerPool<LedgerTasks>, 'run'>;
