import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readPackages } from '../workspace/readPackages.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import { runVitest } from '../test-command/runVitest.ts';
import type { Step } from '../test-command/Step.ts';

/**
 * As many as Vitest takes by itself, and two on two cores, of which it would leave one idle. Only here it holds for every
 * library: what the settings of them all say holds for none.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);

export const unitTestStep: Step = {
  title: 'Unit tests',
  purpose: 'One Vitest runs the tests of every library, app and tool.',
  run: async () => {
    const config = join(workspaceRoot, 'tools/test-command/unit-tests.config.ts');
    const outcomes = await runVitest(workspaceRoot, ['--config', config, `--maxWorkers=${maxWorkers}`]);
    const tested = new Set(outcomes.map(({ subject }) => subject));
    const untested = readPackages().filter(({ folder, isLibrary }) => isLibrary && !tested.has(folder));
    return [
      ...outcomes,
      ...untested.map(({ folder }) => outcomeOfCheck(folder, ['This library has no test.'])),
    ];
  },
};
