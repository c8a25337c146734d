import type { RiskTasks, RiskWorkers } from '@finance-analyst/analytics-screens';
import { createWorkerPool } from '@finance-analyst/compute';

/** The worker that measures risk: one, because it holds the returns of the last analysis. It ends when no longer needed. */
export const riskWorkers: RiskWorkers = createWorkerPool<RiskTasks>({
  createWorker: () => new Worker(new URL('../workers/risk.ts', import.meta.url), { type: 'module' }),
  size: 1,
});
