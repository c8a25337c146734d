import type { CheckResult } from '@finance-analyst/model-engine';

/** What the checks found wrong, errors first; a note is nothing wrong. */
export function problemsOf(
  checks: readonly CheckResult[],
  /** The reason for a missing value is shown elsewhere, such as an open question. */
  isMissingExplained = false,
): {
  readonly all: readonly CheckResult[];
  readonly errors: number;
  readonly warnings: number;
} {
  const failed = checks.filter(({ passed, couldNotRun }) => !passed && couldNotRun !== true);
  // Checks that only lack a value add nothing to the reason there is none.
  const found = failed.length > 0 || isMissingExplained ? failed : checks.filter(({ passed }) => !passed);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  return { all: [...errors, ...warnings], errors: errors.length, warnings: warnings.length };
}
