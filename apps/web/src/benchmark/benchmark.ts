import { createWorkerPool } from '@finance-analyst/compute';
import type { RunBenchmark } from '@finance-analyst/quality-screens';
import type { EngineTasks } from '../workers/engine.js';

const evaluations = 200_000;

const createWorker = () => new Worker(new URL('../workers/engine.ts', import.meta.url), { type: 'module' });
const pool = createWorkerPool<EngineTasks>({ createWorker, size: 1 });

/** Runs the engine's benchmark in a separate worker, which ends when no longer needed. */
export const benchmark: RunBenchmark = (options) =>
  pool.run({ name: 'benchmark', input: evaluations }, options);
