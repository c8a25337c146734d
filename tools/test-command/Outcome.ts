/** What a step found about one library, app or the workspace. */
export interface Outcome {
  /** `libs/domain/market`, `tools`, `workspace`. */
  readonly subject: string;
  readonly passed: number;
  readonly failed: number;
  /** What went wrong, for a reader of the console; empty when nothing did. */
  readonly details: readonly string[];
  /** Names of the tests that passed only when they were retried. They are among those that passed. */
  readonly unstable?: readonly string[];
}

/** One check about a subject: passed when there is nothing to say. */
export const outcomeOfCheck = (subject: string, problems: readonly string[]): Outcome => ({
  subject,
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  details: problems,
});
