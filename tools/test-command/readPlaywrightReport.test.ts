import { expect, it } from 'vitest';
import { readPlaywrightReport } from './readPlaywrightReport.ts';

const run = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped'): object => ({
  projectName: 'chromium',
  status,
  results: [{ duration: 500, ...(status === 'expected' ? {} : { error: { message: 'Timed out.' } }) }],
});

const suites = [
  {
    specs: [{ title: 'opens', file: 'start.test.ts', tests: [run('expected')] }],
    suites: [
      { specs: [{ title: 'reloads', file: 'start.test.ts', tests: [run('unexpected'), run('expected')] }] },
      { specs: [{ title: 'prints', file: 'print.test.ts', tests: [run('skipped'), run('flaky')] }] },
    ],
  },
] as Parameters<typeof readPlaywrightReport>[0]['suites'];

it('counts the tests of nested suites by file', () => {
  expect(readPlaywrightReport({ suites })).toMatchObject([
    {
      subject: 'print.test.ts',
      passed: 1,
      failed: 1,
      unstable: ['prints (chromium): Timed out.'],
      files: [{ file: 'print.test.ts', seconds: 1 }],
    },
    {
      subject: 'start.test.ts',
      passed: 2,
      failed: 1,
      details: ['reloads (chromium): unexpected\nTimed out.'],
      files: [{ file: 'start.test.ts', seconds: 1.5 }],
    },
  ]);
});

it('counts an error outside tests as failed', () => {
  expect(readPlaywrightReport({ suites: [], errors: [{ message: 'The server did not start.' }] })).toEqual([
    { subject: 'apps/web-e2e', passed: 0, failed: 1, details: ['The server did not start.'] },
  ]);
});
