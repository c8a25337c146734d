import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../test-command/Outcome.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { readLibraries } from '../workspace/readPackages.ts';
import { buildPages } from './buildPages.ts';
import { compileConsumers } from './compileConsumers.ts';
import { createConsumer } from './createConsumer.ts';
import { importEverything } from './importEverything.ts';
import { installedLibrary } from './InstalledLibrary.ts';
import { publishProblems } from './publishProblems.ts';
import { typeResolutionProblems } from './typeResolutionProblems.ts';

export const packageStep: Step = {
  title: 'Packages',
  purpose:
    'Every built library is packed and installed outside the workspace; publint, attw, Node, Vite and tsc use it there.',
  run: async () => {
    const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')));
    try {
      const packages = readLibraries();
      await createConsumer(consumer, packages);
      const libraries = packages.map((library) => installedLibrary(consumer, library));
      const inNode = await importEverything(consumer, libraries);
      const inPage = await buildPages(consumer, libraries);
      const compiled = await compileConsumers(consumer, libraries);
      const outcomes: Outcome[] = [];
      for (const library of libraries)
        outcomes.push(
          outcomeOfCheck(library.folder, [
            ...(await publishProblems(library)),
            ...(await typeResolutionProblems(library)),
            ...[inNode, inPage, compiled].flatMap((problems) => problems.get(library.name) ?? []),
          ]),
        );
      return outcomes;
    } finally {
      rmSync(consumer, { recursive: true, force: true });
    }
  },
};
