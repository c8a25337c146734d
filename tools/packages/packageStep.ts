import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { readLibraries } from '../workspace/readPackages.ts';
import { buildPages } from './buildPages.ts';
import { compileConsumers } from './compileConsumers.ts';
import { createConsumer } from './createConsumer.ts';
import { importEverything } from './importEverything.ts';
import { installedLibrary, type InstalledLibrary } from './InstalledLibrary.ts';
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
      // What other programs do leaves a processor free for the checks that run here.
      const [inNode, inPage, compiled, itself] = await Promise.all([
        importEverything(consumer, libraries),
        buildPages(consumer, libraries),
        compileConsumers(consumer, libraries),
        checkEach(libraries),
      ]);
      return libraries.map(({ folder, name }) =>
        outcomeOfCheck(
          folder,
          [itself, inNode, inPage, compiled].flatMap((problems) => problems.get(name) ?? []),
        ),
      );
    } finally {
      rmSync(consumer, { recursive: true, force: true });
    }
  },
};

/** What publint and attw find, by the name of the library. */
async function checkEach(
  libraries: readonly InstalledLibrary[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const problems = new Map<string, readonly string[]>();
  for (const library of libraries)
    problems.set(library.name, [
      ...(await publishProblems(library)),
      ...(await typeResolutionProblems(library)),
    ]);
  return problems;
}
