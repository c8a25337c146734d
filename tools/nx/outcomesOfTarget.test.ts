import { expect, it } from 'vitest';
import type { NxTaskResult } from './NxTaskResult.ts';
import { outcomesOfTarget } from './outcomesOfTarget.ts';

const projects = new Map([['@finance-analyst/market', 'libs/domain/market']]);
const result = (status: NxTaskResult['status']): NxTaskResult => ({
  project: '@finance-analyst/market',
  target: 'build',
  status,
  output: 'Something is said.',
});

it.each(['success', 'local-cache', 'local-cache-kept-existing', 'remote-cache'] as const)(
  'passes a project whose task ended with %s',
  (status) => {
    const run = { exitCode: 0, output: '', tasks: [result(status)] };
    expect(outcomesOfTarget('build', projects, run)).toEqual([
      { subject: 'libs/domain/market', passed: 1, failed: 0, details: [] },
    ]);
  },
);

it.each([
  ['failure', 'Something is said.'],
  ['stopped', 'Something is said.'],
  ['skipped', 'build did not run: something it needs has failed.'],
] as const)('fails a project whose task ended with %s', (status, detail) => {
  const run = { exitCode: 1, output: '', tasks: [result(status)] };
  expect(outcomesOfTarget('build', projects, run)).toEqual([
    { subject: 'libs/domain/market', passed: 0, failed: 1, details: [detail] },
  ]);
});

it('fails a project that never ran, and says why Nx failed where no task did', () => {
  const run = { exitCode: 1, output: 'The workspace is out of sync.', tasks: [] };
  expect(outcomesOfTarget('build', projects, run)).toEqual([
    {
      subject: 'libs/domain/market',
      passed: 0,
      failed: 1,
      details: ['build did not run: something it needs has failed.'],
    },
    { subject: 'workspace', passed: 0, failed: 1, details: ['The workspace is out of sync.'] },
  ]);
});

it('does not take the task of another target for it', () => {
  const run = { exitCode: 0, output: '', tasks: [{ ...result('success'), target: 'test' }] };
  expect(outcomesOfTarget('build', projects, run)).toMatchObject([{ failed: 1 }]);
});
