import { partNotLoaded } from '@finance-analyst/foundation';
import type { WorkerStateDependencies } from './readWorkerState.js';
import type { ReadWorkerState } from './WorkerState.js';

/** Reads the state of the worker and its caches, with code that loads when it is first asked for. */
export const createWorkerStateReader =
  (dependencies: WorkerStateDependencies): ReadWorkerState =>
  async () => {
    const code = await import('./readWorkerState.js').catch(() => null);
    return code ? code.readWorkerState(dependencies) : { ok: false, reason: partNotLoaded };
  };
