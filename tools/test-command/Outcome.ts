/** What a step found about one library, app or the workspace. */
export interface Outcome {
  /** `libs/domain/market`, `tools`, `workspace`. */
  readonly subject: string;
  readonly passed: number;
  readonly failed: number;
  /** What went wrong, as console text; empty when nothing did. */
  readonly details: readonly string[];
  /** Names of the tests that passed only when retried. They count as passed. */
  readonly unstable?: readonly string[];
  /** The duration of each test file; empty if no tests ran. */
  readonly files?: readonly FileTime[];
  /** Whether it was cached: the result of an earlier run, and nothing has changed since. */
  readonly isRepeated?: boolean;
}

/** How long the tests of a file took, from the beginning of the first to the end of the last. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** One check of a subject: passed when there are no problems. */
export const outcomeOfCheck = (subject: string, problems: readonly string[]): Outcome => ({
  subject,
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  details: problems,
});
