import { expect, it } from 'vitest';
import { readVitestReport } from './readVitestReport.ts';

const test = (
  fullName: string,
  status: string,
): { fullName: string; status: string; failureMessages: string[] } => ({
  fullName,
  status,
  failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
});
const times = { startTime: 1_000, endTime: 3_500 };

it('counts and times tests by the library of their file', () => {
  const outcomes = readVitestReport(
    {
      testResults: [
        {
          name: '/w/libs/ui/charts/src/a.test.ts',
          status: 'passed',
          ...times,
          assertionResults: [test('a', 'passed')],
        },
        {
          name: '/w/libs/domain/market/src/b.test.ts',
          status: 'failed',
          ...times,
          assertionResults: [test('b', 'failed'), test('c', 'passed')],
        },
        {
          name: '/w/libs/ui/charts/src/d.test.ts',
          status: 'passed',
          ...times,
          assertionResults: [test('d', 'passed')],
        },
      ],
    },
    '/w',
  );
  expect(outcomes).toEqual([
    {
      subject: 'libs/domain/market',
      passed: 1,
      failed: 1,
      details: ['b: failed\nexpected 1 to be 2'],
      unstable: [],
      files: [{ file: 'libs/domain/market/src/b.test.ts', seconds: 2.5 }],
    },
    {
      subject: 'libs/ui/charts',
      passed: 2,
      failed: 0,
      details: [],
      unstable: [],
      files: [
        { file: 'libs/ui/charts/src/a.test.ts', seconds: 2.5 },
        { file: 'libs/ui/charts/src/d.test.ts', seconds: 2.5 },
      ],
    },
  ]);
});

it('counts a skipped test, and a file that does not load, as failed', () => {
  const outcomes = readVitestReport(
    {
      testResults: [
        { name: '/w/tools/a.test.ts', status: 'passed', ...times, assertionResults: [test('a', 'skipped')] },
        {
          name: '/w/tools/b.test.ts',
          status: 'failed',
          ...times,
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    },
    '/w',
  );
  expect(outcomes).toMatchObject([{ subject: 'tools', passed: 0, failed: 2 }]);
});

it('names a test that passed when it was retried', () => {
  const retried = {
    fullName: 'opens',
    status: 'passed',
    failureMessages: ['\u001b[31mnot visible\u001b[0m\n  at a'],
  };
  const outcomes = readVitestReport(
    {
      testResults: [
        {
          name: '/w/libs/ui/charts/src/a.stories.tsx',
          status: 'passed',
          ...times,
          assertionResults: [retried, test('closes', 'passed')],
        },
      ],
    },
    '/w',
  );
  expect(outcomes).toMatchObject([{ passed: 2, failed: 0, details: [], unstable: ['opens: not visible'] }]);
});
