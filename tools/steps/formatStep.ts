import { runProgram } from '../workspace/runProgram.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';

export const formatStep: Step = {
  title: 'Format',
  purpose: 'Prettier compares every file with its formatted form (npm run format mends it).',
  run: async () => {
    const { exitCode, stdout, output } = await runProgram('prettier', ['--list-different', '.']);
    if (exitCode > 1) throw new Error(output);
    const files = stdout.split('\n').filter((line) => line !== '');
    const subjects = [...readPackages().map(({ folder }) => folder), 'tools', 'workspace'];
    return subjects.map((subject) =>
      outcomeOfCheck(
        subject,
        files.filter((file) => ownerOf(file) === subject),
      ),
    );
  },
};
