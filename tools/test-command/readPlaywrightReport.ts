import type { Outcome } from './Outcome.ts';

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that counts. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** Browser tests counted by test file. Only a test that passed at its first attempt, or was meant to fail, has passed. */
export function readPlaywrightReport({ suites, errors = [] }: PlaywrightReport): readonly Outcome[] {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests: runs }) =>
    runs.map(({ status, projectName, results }) => ({
      file,
      problem:
        status === 'expected'
          ? undefined
          : `${title} (${projectName}): ${status}\n${results.find(({ error }) => error)?.error?.message ?? ''}`,
    })),
  );
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const outcomes = files.map((file) => {
    const ofFile = tests.filter((test) => test.file === file);
    const details = ofFile.flatMap(({ problem }) => problem ?? []);
    return { subject: file, passed: ofFile.length - details.length, failed: details.length, details };
  });
  const failures = errors.map(({ message = 'unknown error' }) => message);
  return failures.length === 0
    ? outcomes
    : [...outcomes, { subject: 'apps/web-e2e', passed: 0, failed: failures.length, details: failures }];
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];
