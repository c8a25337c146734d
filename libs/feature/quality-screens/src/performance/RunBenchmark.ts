import type { Result } from '@finance-analyst/foundation';

/** The result of computing one model repeatedly. */
export interface BenchmarkRun {
  /** The model's name. */
  readonly model: string;
  readonly evaluations: number;
  readonly durationMs: number;
}

/** Runs the engine's benchmark in a worker. `onProgress` receives the completed share, 0 to 1. */
export type RunBenchmark = (options: {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}) => Promise<Result<BenchmarkRun>>;
