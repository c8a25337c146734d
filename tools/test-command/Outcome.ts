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
  /** How long each test file took; none where no tests ran. */
  readonly files?: readonly FileTime[];
  /** Whether nothing ran: this is what an earlier run found, and nothing has changed since. */
  readonly isRepeated?: boolean;
}

/** How long the tests of a file took, from the beginning of the first to the end of the last. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** One check about a subject: passed when there is nothing to say. */
export const outcomeOfCheck = (subject: string, problems: readonly string[]): Outcome => ({
  subject,
  passed: problems.length === 0 ? 1 : 0,
  failed: problems.length === 0 ? 0 : 1,
  details: problems,
});
