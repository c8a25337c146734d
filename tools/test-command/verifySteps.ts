import { changedFiles } from '../git/changedFiles.ts';
import { skeletonStep } from '../library/skeletonStep.ts';
import { runNxTarget } from '../nx/runNxTarget.ts';
import { specificationRulesStep } from '../specification-rules/specificationRulesStep.ts';
import { lintStep } from '../steps/lintStep.ts';
import { typeCheckStep } from '../steps/typeCheckStep.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { runProgram } from '../workspace/runProgram.ts';
import type { Outcome } from './Outcome.ts';
import { outcomeOfCheck } from './Outcome.ts';
import type { Step } from './Step.ts';

const formatOfChanges: Step = {
  title: 'Format',
  purpose: 'Prettier compares the changed files with their formatted form.',
  run: async () => {
    const { files } = await changedFiles();
    if (files.length === 0) return [nothingChanged];
    const { exitCode, stdout, output } = await runProgram('prettier', [
      '--list-different',
      '--ignore-unknown',
      ...files,
    ]);
    if (exitCode > 1) throw new Error(output);
    const wrong = stdout.split('\n').filter((line) => line !== '');
    const subjects = [...new Set(files.map((file) => ownerOf(file)))].sort();
    return subjects.map((subject) =>
      outcomeOfCheck(
        subject,
        wrong.filter((file) => ownerOf(file) === subject),
      ),
    );
  },
};

const unitTestsOfChanges: Step = {
  title: 'Unit tests',
  purpose: 'Vitest runs the tests of the projects that the changes touch.',
  run: async () => {
    const { base } = await changedFiles();
    const outcomes = await runNxTarget('test', base);
    return outcomes.length > 0 ? outcomes : [nothingChanged];
  },
};

const nothingChanged: Outcome = { subject: 'workspace (nothing changed)', passed: 1, failed: 0, details: [] };

/** The steps of `npm run verify`. */
export const verifySteps: readonly Step[] = [
  formatOfChanges,
  skeletonStep,
  specificationRulesStep,
  lintStep,
  typeCheckStep,
  unitTestsOfChanges,
];
