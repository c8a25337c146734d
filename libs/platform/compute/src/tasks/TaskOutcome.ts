export type TaskFailureCode =
  /** The task returned a failure or threw. */
  | 'failed'
  /** The task was canceled. */
  | 'cancelled'
  /** The worker crashed or could not be started. */
  | 'crashed';

export interface TaskFailure {
  readonly ok: false;
  readonly code: TaskFailureCode;
  /** What went wrong, as a sentence. */
  readonly reason: string;
}

/** The outcome of a task. */
export type TaskOutcome<Value> = { readonly ok: true; readonly value: Value } | TaskFailure;

export const taskFailure = (code: TaskFailureCode, reason: string): TaskFailure => ({
  ok: false,
  code,
  reason,
});
