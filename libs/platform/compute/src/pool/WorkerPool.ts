import type { TaskHandlers, TaskInput, TaskOutput } from '../tasks/TaskHandlers.js';
import type { TaskOutcome } from '../tasks/TaskOutcome.js';

export interface RunOptions {
  /** Aborted, the task ends at once with the code `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** How much is done, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface Task<Handlers extends TaskHandlers, Name extends keyof Handlers> {
  readonly name: Name;
  readonly input: TaskInput<Handlers[Name]>;
}

/** Workers that are started when there is work and ended when there is none for a while. */
export interface WorkerPool<Handlers extends TaskHandlers> {
  /** Runs a task as soon as a worker is free, in the order of asking. Never rejects. */
  run<Name extends keyof Handlers & string>(
    task: Task<Handlers, Name>,
    options?: RunOptions,
  ): Promise<TaskOutcome<TaskOutput<Handlers[Name]>>>;
  /** Ends every worker. What runs or waits is cancelled; a later task starts a worker again. */
  close(): void;
}
