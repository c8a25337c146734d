import { createWorkerPool } from '@finance-analyst/compute';
import type { SimulationTasks, SimulationWorkers } from '@finance-analyst/uncertainty-screens';

/** Workers for simulations, as many as the device has room for; they end when no longer needed. */
export const simulationWorkers: SimulationWorkers = createWorkerPool<SimulationTasks>({
  createWorker: () => new Worker(new URL('../workers/simulation.ts', import.meta.url), { type: 'module' }),
});
