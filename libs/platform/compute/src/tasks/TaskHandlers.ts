/** What a task can use while it runs. */
export interface TaskContext {
  /** Reports progress, from 0 to 1. */
  report(fraction: number): void;
  /** Whether the task was canceled. It can only be known after a `pause`. */
  isCancelled(): boolean;
  /** Yields to incoming messages, such as a cancellation. */
  pause(): Promise<void>;
}

/** Work that runs in a worker. Input and output must be plain data that `structuredClone` accepts. */
export type TaskHandler<Input, Output> = (input: Input, context: TaskContext) => Output | Promise<Output>;

/** The tasks of a worker, by name. */
export type TaskHandlers = Readonly<Record<string, TaskHandler<never, unknown>>>;

export type TaskInput<Handler> = Handler extends (input: infer Input, context: TaskContext) => unknown
  ? Input
  : never;
export type TaskOutput<Handler> = Handler extends (...given: never[]) => infer Output
  ? Awaited<Output>
  : never;
