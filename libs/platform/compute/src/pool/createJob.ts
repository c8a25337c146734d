import type { TaskOutcome } from '../tasks/TaskOutcome.js';

/** A task with a waiting caller. */
export interface Job {
  readonly name: string;
  readonly input: unknown;
  readonly transfer: readonly Transferable[];
  readonly onProgress: (fraction: number) => void;
  /** Resolves the caller's promise; only the first call counts. */
  settle(outcome: TaskOutcome<unknown>): void;
  isSettled(): boolean;
}

/** A task and the promise of its outcome. */
export function createJob(
  { name, input }: { readonly name: string; readonly input: unknown },
  onProgress: (fraction: number) => void = () => undefined,
  transfer: readonly Transferable[] = [],
): { readonly job: Job; readonly outcome: Promise<TaskOutcome<unknown>> } {
  let tell: (outcome: TaskOutcome<unknown>) => void = () => undefined;
  const outcome = new Promise<TaskOutcome<unknown>>((resolve) => {
    tell = resolve;
  });
  let settled = false;
  let told = 0;
  const job: Job = {
    name,
    input,
    transfer,
    onProgress: (fraction) => {
      if (settled) return;
      told = fraction;
      onProgress(fraction);
    },
    settle: (settledWith) => {
      // The worker may report its end after the result.
      const isEndUntold = settledWith.ok && !settled && told < 1;
      settled = true;
      tell(settledWith);
      if (isEndUntold) onProgress(1);
    },
    isSettled: () => settled,
  };
  return { job, outcome };
}
