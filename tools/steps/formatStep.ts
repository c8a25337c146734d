import { runProgram } from '../workspace/runProgram.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';

/** About half of the work; Prettier works on one file at a time, so two processes take half the time. */
const half = ['libs/data', 'libs/feature', 'libs/platform'];
const parts = {
  half,
  rest: ['.', ...half.map((folder) => `!${folder}/**`)],
};

export const formatStep: Step = {
  title: 'Format',
  purpose: 'Prettier compares every file with its formatted form (npm run format mends it).',
  run: async () => {
    const wrong = await Promise.all(
      Object.entries(parts).map(([name, patterns]) => wronglyFormatted(name, patterns)),
    );
    const subjects = [...readPackages().map(({ folder }) => folder), 'tools', 'workspace'];
    return subjects.map((subject) =>
      outcomeOfCheck(
        subject,
        wrong.flat().filter((file) => ownerOf(file) === subject),
      ),
    );
  },
};

/** A file unchanged since it was last found well formatted is not checked again. */
async function wronglyFormatted(part: string, patterns: readonly string[]): Promise<readonly string[]> {
  const cache = [
    '--cache',
    '--cache-strategy=content',
    `--cache-location=node_modules/.cache/prettier-${part}`,
  ];
  const { exitCode, stdout, output } = await runProgram('prettier', [
    '--list-different',
    ...cache,
    ...patterns,
  ]);
  if (exitCode > 1) throw new Error(output);
  return stdout.split('\n').filter((line) => line !== '');
}
