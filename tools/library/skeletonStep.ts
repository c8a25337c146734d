import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { readLibraries } from '../workspace/readPackages.ts';
import { readLibraryFiles } from './readLibraryFiles.ts';
import { skeletonProblems } from './skeletonProblems.ts';

export const skeletonStep: Step = {
  title: 'Skeleton',
  purpose: 'Every library has the files, manifest, README and names that the generator gives a new one.',
  run: () =>
    Promise.resolve(
      readLibraries().map((library) =>
        outcomeOfCheck(library.folder, skeletonProblems(readLibraryFiles(library))),
      ),
    ),
};
