import { lintedFiles, runOxlint } from '../lint/runOxlint.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readPackages } from '../workspace/readPackages.ts';

export const lintStep: Step = {
  title: 'Lint',
  purpose: 'oxlint reads every source file, with the layer boundaries over the project graph.',
  run: async () => {
    const problems = await runOxlint();
    const linted = new Set((await lintedFiles()).map((file) => ownerOf(file)));
    const subjects = [...readPackages().map(({ folder }) => folder), 'tools', 'workspace'];
    return subjects.map((subject) =>
      outcomeOfCheck(subject, [
        ...(linted.has(subject) ? [] : ['oxlint read no file of it.']),
        ...problems
          .filter(({ file }) => ownerOf(file) === subject)
          .map(({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`),
      ]),
    );
  },
};
