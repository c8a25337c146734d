import type { RunBenchmark } from '@finance-analyst/quality-screens';

/** Runs the engine's benchmark; its code loads with the first run. */
export const runBenchmark: RunBenchmark = async (options) =>
  (await import('../benchmark/benchmark.js')).benchmark(options);
