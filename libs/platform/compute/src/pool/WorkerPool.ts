import type { TaskHandlers, TaskInput, TaskOutput } from '../tasks/TaskHandlers.js';
import type { TaskOutcome } from '../tasks/TaskOutcome.js';

export interface RunOptions {
  /** Aborting ends the task at once with the code `cancelled`. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress, from 0 to 1. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
  /** Buffers within the input, an object, that are moved to the worker rather than copied. */
  readonly transfer?: readonly Transferable[] | undefined;
}

export interface Task<Handlers extends TaskHandlers, Name extends keyof Handlers> {
  readonly name: Name;
  readonly input: TaskInput<Handlers[Name]>;
}

/** Workers that start on demand and stop when idle. */
export interface WorkerPool<Handlers extends TaskHandlers> {
  /** Runs a task as soon as a worker is free, in request order. Never rejects. */
  run<Name extends keyof Handlers & string>(
    task: Task<Handlers, Name>,
    options?: RunOptions,
  ): Promise<TaskOutcome<TaskOutput<Handlers[Name]>>>;
  /** Stops every worker and cancels all tasks; a later task starts a worker again. */
  close(): void;
}
