export type TaskFailureCode =
  /** The task itself said so or threw. */
  | 'failed'
  /** Nobody waits for it any more. */
  | 'cancelled'
  /** Its worker broke off, or could not be started. */
  | 'crashed';

export interface TaskFailure {
  readonly ok: false;
  readonly code: TaskFailureCode;
  /** What went wrong, as a sentence. */
  readonly reason: string;
}

/** What a task came to. */
export type TaskOutcome<Value> = { readonly ok: true; readonly value: Value } | TaskFailure;

export const taskFailure = (code: TaskFailureCode, reason: string): TaskFailure => ({
  ok: false,
  code,
  reason,
});
