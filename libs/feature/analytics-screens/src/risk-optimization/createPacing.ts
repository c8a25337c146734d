import type { TaskContext } from '@finance-analyst/compute/worker';

/** How long is computed before a cancellation is looked for. */
const mostMs = 40;

/** Reports progress after each part of a task, and lets a cancellation arrive. */
export interface Pacing {
  /** False once the task is canceled. */
  readonly next: (progress: number) => Promise<boolean>;
}

/** The pacing of a task from now on. */
export function createPacing({ report, isCancelled, pause }: TaskContext): Pacing {
  let pausedAtMs = performance.now();
  return {
    next: async (progress) => {
      if (performance.now() - pausedAtMs >= mostMs) {
        report(progress);
        await pause();
        pausedAtMs = performance.now();
      }
      return !isCancelled();
    },
  };
}
