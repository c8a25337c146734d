import type { WorkerPool } from '@finance-analyst/compute';
import type { createSimulationServer } from '@finance-analyst/uncertainty';

/** The tasks of a worker that simulates. */
export type SimulationTasks = ReturnType<typeof createSimulationServer>;

/** Where simulations are computed, away from the page. */
export type SimulationWorkers = Pick<WorkerPool<SimulationTasks>, 'run'>;
