import { join } from 'node:path';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import { runVitest } from '../test-command/runVitest.ts';
import type { Step } from '../test-command/Step.ts';
import { unitTestFiles } from '../test-command/unitTestFiles.ts';

export const unitTestStep: Step = {
  title: 'Unit tests',
  purpose: 'One Vitest runs the tests of every library, app and tool.',
  run: async () => {
    const config = join(workspaceRoot, 'tools/test-command/unit-tests.config.ts');
    const outcomes = await runVitest(workspaceRoot, ['--config', config]);
    const tested = new Set(outcomes.map(({ subject }) => subject));
    const untested = readPackages().filter(({ folder, isLibrary }) => isLibrary && !tested.has(folder));
    const read = new Set(outcomes.flatMap(({ files = [] }) => files.map(({ file }) => file)));
    const unread = unitTestFiles().filter((file) => !read.has(file));
    return [
      ...outcomes,
      ...untested.map(({ folder }) => outcomeOfCheck(folder, ['This library has no test.'])),
      ...unread.map((file) => outcomeOfCheck(ownerOf(file), [`No test of ${file} ran.`])),
    ];
  },
};
