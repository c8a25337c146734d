import type { Outcome } from './Outcome.ts';
import { unstableName } from './unstableName.ts';

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is used. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

/** Browser tests counted by test file. A skipped test counts as failed; one that passed on a retry is unstable. */
export function readPlaywrightReport({ suites, errors = [] }: PlaywrightReport): readonly Outcome[] {
  const tests = suites.flatMap(specsOf).flatMap(({ title, file, tests: runs }) =>
    runs.map(({ status, projectName, results }) => ({
      file,
      status,
      name: `${title} (${projectName})`,
      message: results.find(({ error }) => error)?.error?.message ?? '',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  const files = [...new Set(tests.map(({ file }) => file))].sort();
  const outcomes = files.map((file) => {
    const ofFile = tests.filter((test) => test.file === file);
    const unstable = ofFile
      .filter(({ status }) => status === 'flaky')
      .map(({ name, message }) => unstableName(name, message));
    const details = ofFile
      .filter(({ status }) => status !== 'expected' && status !== 'flaky')
      .map(({ name, status, message }) => `${name}: ${status}\n${message}`);
    return {
      subject: file,
      passed: ofFile.length - details.length,
      failed: details.length,
      details,
      unstable,
      files: [{ file, seconds: ofFile.reduce((sum, { seconds }) => sum + seconds, 0) }],
    };
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
