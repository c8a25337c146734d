import type { WorkerPool } from '@finance-analyst/compute';
import type { createRiskServer } from './createRiskServer.js';

/** The tasks of a worker that measures risk. */
export type RiskTasks = ReturnType<typeof createRiskServer>;

/** Where risk is measured, away from the page: one worker, as it holds the returns of the last analysis. */
export type RiskWorkers = Pick<WorkerPool<RiskTasks>, 'run'>;
