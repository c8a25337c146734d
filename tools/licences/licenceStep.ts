import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { licenceProblems, staleExceptions } from './licenceProblems.ts';
import type { LockFile } from './readInstalledPackages.ts';
import { readInstalledPackages } from './readInstalledPackages.ts';

export const licenceStep: Step = {
  title: 'Licences',
  purpose: 'Every package of the lock file has a licence that is allowed where the package is used.',
  run: () => {
    const packages = readInstalledPackages(
      JSON.parse(readFileSync(join(workspaceRoot, 'package-lock.json'), 'utf8')) as LockFile,
    );
    const ofProduct = packages.filter(({ isTool }) => !isTool);
    const ofTools = packages.filter(({ isTool }) => isTool);
    if (ofProduct.length === 0 || ofTools.length === 0) throw new Error('The lock file could not be read.');
    return Promise.resolve([
      outcomeOfCheck(`product: ${ofProduct.length} packages`, licenceProblems(ofProduct)),
      outcomeOfCheck(`tools: ${ofTools.length} packages`, licenceProblems(ofTools)),
      outcomeOfCheck('exceptions', staleExceptions(packages)),
    ]);
  },
};
