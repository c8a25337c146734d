import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPackages } from '../workspace/readPackages.ts';

/** Paths from the root of the files that hold rules: every library has one, an app may. */
export const specificationFiles = (): readonly string[] =>
  readPackages()
    .filter(({ path, isLibrary }) => isLibrary || existsSync(join(path, 'SPEC.md')))
    .map(({ folder }) => `${folder}/SPEC.md`);
