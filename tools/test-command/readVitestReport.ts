import { relative } from 'node:path';
import { ownerOf } from '../workspace/ownerOf.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import type { Outcome } from './Outcome.ts';
import { unstableName } from './unstableName.ts';

/** The part of Vitest's JSON report that is used. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    /** Milliseconds since 1970: when the first test began, and when the last one ended. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

const linesKept = 14;

/**
 * Tests counted by library. A skipped test and a file that does not load count as failed; a
 * test that passed but still reports a failure passed on a retry.
 */
export function readVitestReport(
  { testResults }: VitestReport,
  root: string = workspaceRoot,
): readonly Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const { name: file, message = '', startTime, endTime, assertionResults } of testResults) {
    const subject = ownerOf(file, root);
    const {
      passed,
      failed,
      details,
      unstable = [],
      files = [],
    } = outcomes.get(subject) ?? { passed: 0, failed: 0, details: [] };
    const passedTests = assertionResults.filter(({ status }) => status === 'passed');
    const retried = passedTests.filter(({ failureMessages }) => (failureMessages ?? []).length > 0);
    const problems = assertionResults.flatMap(({ status, fullName, failureMessages }) =>
      status === 'passed' ? [] : [`${fullName}: ${status}\n${shorten((failureMessages ?? []).join('\n'))}`],
    );
    if (assertionResults.length === 0) problems.push(`${file}: no test ran\n${shorten(message)}`);
    outcomes.set(subject, {
      subject,
      passed: passed + passedTests.length,
      failed: failed + problems.length,
      details: [...details, ...problems],
      unstable: [
        ...unstable,
        ...retried.map(({ fullName, failureMessages }) =>
          unstableName(fullName, (failureMessages ?? []).join('\n')),
        ),
      ],
      files: [
        ...files,
        { file: relative(root, file).replaceAll('\\', '/'), seconds: (endTime - startTime) / 1000 },
      ],
    });
  }
  return [...outcomes.values()].sort((one, other) => (one.subject < other.subject ? -1 : 1));
}

const shorten = (text: string): string => text.split('\n').slice(0, linesKept).join('\n');
