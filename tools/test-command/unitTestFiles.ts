import { globSync } from 'node:fs';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

const builtOrForeign = ['**/node_modules/**', '**/dist/**', '**/out-tsc/**'];

/** Every unit test file, as a path from the root. */
export const unitTestFiles = (): readonly string[] =>
  globSync('{apps,libs,tools}/**/*.test.{ts,tsx}', { cwd: workspaceRoot, exclude: builtOrForeign })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
