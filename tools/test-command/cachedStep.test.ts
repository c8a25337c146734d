import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { NxTaskResult } from '../nx/NxTaskResult.ts';
import { cachedStep } from './cachedStep.ts';
import type { Outcome } from './Outcome.ts';
import type { Step } from './Step.ts';
import { stepFile } from './stepFile.ts';

const target = 'step-test-of-cached-step';
const file = stepFile(target);
const found: Outcome = {
  subject: 'libs/a',
  passed: 3,
  failed: 0,
  details: ['A sentence.'],
  files: [{ file: 'a.test.ts', seconds: 2 }],
};
const step: Step = {
  title: 'Test of cached step',
  purpose: 'Shows what Nx does with it.',
  run: () => Promise.reject(new Error('It is run by Nx, not here.')),
};

const write = (outcomes: readonly Outcome[]) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcomes));
};

/** Runs the step in an Nx whose task ends with this result, and writes its outcome if there is one. */
const stepUnder = (status: NxTaskResult['status'], outcomes: readonly Outcome[] | null) => {
  const asked: (readonly string[])[] = [];
  const { run } = cachedStep(step, async (words) => {
    asked.push([...words, existsSync(file) ? 'with an old file' : 'without a file']);
    if (outcomes) write(outcomes);
    const task = { project: 'tools', target, status, output: 'What the task printed.' };
    return { exitCode: 0, output: 'What Nx printed.', tasks: [task] };
  });
  return { run, asked };
};

afterEach(() => {
  rmSync(file, { force: true });
});

it('runs the target of the step, without what an earlier run left', async () => {
  write([]);
  const { run, asked } = stepUnder('success', [found]);
  expect(await run()).toEqual([found]);
  expect(asked).toEqual([['run-many', `--targets=${target}`, '--projects=tools', 'without a file']]);
});

it('says of what Nx repeats that it is repeated, without its times', async () => {
  const { subject, passed, failed, details } = found;
  expect(await stepUnder('local-cache', [found]).run()).toEqual([
    { subject, passed, failed, details, isRepeated: true },
  ]);
});

it('fails with what the task printed where it found nothing', async () => {
  await expect(stepUnder('failure', null).run()).rejects.toThrow('What the task printed.');
});

it('fails with what Nx printed where the task did not run', async () => {
  const { run } = cachedStep(step, async () => ({ exitCode: 1, output: 'What Nx printed.', tasks: [] }));
  await expect(run()).rejects.toThrow('What Nx printed.');
});
