import type { SimulationWorkers } from '@finance-analyst/uncertainty-screens';

/** The workers for simulations; their code loads with the first of them. */
export const loadSimulationWorkers = async (): Promise<SimulationWorkers> =>
  (await import('../simulation/simulationWorkers.js')).simulationWorkers;
