import type { Result } from '@finance-analyst/foundation';

/** One model, computed again and again. */
export interface BenchmarkRun {
  /** The model's name. */
  readonly model: string;
  readonly evaluations: number;
  readonly durationMs: number;
}

/** Runs the engine's benchmark in a worker. `onProgress` is told the part that is done, 0 to 1. */
export type RunBenchmark = (options: {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}) => Promise<Result<BenchmarkRun>>;
