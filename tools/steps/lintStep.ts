import { runNxTarget } from '../nx/runNxTarget.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';

export const lintStep: Step = {
  title: 'Lint',
  purpose: 'ESLint reads every project, with the layer boundaries over the project graph.',
  run: async () => {
    const outcomes = await runNxTarget('lint');
    const linted = new Set(outcomes.map(({ subject }) => subject));
    const missed = readPackages().filter(({ folder }) => !linted.has(folder));
    return [
      ...outcomes,
      ...missed.map(({ folder }) => outcomeOfCheck(folder, ['Nx found nothing to lint.'])),
    ];
  },
};
