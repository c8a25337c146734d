/** A running test in this tab. */
export interface TestSession {
  /** ISO 8601: when the person agreed. */
  readonly consentedAt: string;
  /** The running task. */
  readonly running: { readonly taskId: string; readonly startedAt: string } | null;
}
