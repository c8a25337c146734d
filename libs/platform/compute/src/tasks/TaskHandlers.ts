/** What a task may ask of the place that it runs in. */
export interface TaskContext {
  /** Tells how much is done, from 0 to 1. */
  report(fraction: number): void;
  /** Whether nobody waits for the result any more. It only comes to know between pauses. */
  isCancelled(): boolean;
  /** Lets news in, such as that the task is cancelled. */
  pause(): Promise<void>;
}

/** Work that runs in a worker. Input and output are plain data, as `structuredClone` takes it. */
export type TaskHandler<Input, Output> = (input: Input, context: TaskContext) => Output | Promise<Output>;

/** The tasks of a worker, by name. */
export type TaskHandlers = Readonly<Record<string, TaskHandler<never, unknown>>>;

export type TaskInput<Handler> = Handler extends (input: infer Input, context: TaskContext) => unknown
  ? Input
  : never;
export type TaskOutput<Handler> = Handler extends (...given: never[]) => infer Output
  ? Awaited<Output>
  : never;
