/** A test that is under way in this tab. */
export interface TestSession {
  /** ISO 8601: when the person agreed. */
  readonly consentedAt: string;
  /** The task that is being done. */
  readonly running: { readonly taskId: string; readonly startedAt: string } | null;
}
