import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../test-command/Step.ts';

import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { specificationFiles } from './specificationFiles.ts';
import type { TextFile } from './checkRules.ts';
import { checkRules } from './checkRules.ts';

export const specificationRulesStep: Step = {
  title: 'Rules and tests',
  purpose: 'Every rule of a SPEC.md is named by a test, and every rule that a test names exists.',
  run: () => {
    const specFiles = specificationFiles();
    const testFiles = globSync(
      [
        'libs/*/*/src/**/*.{test.ts,test.tsx,stories.tsx}',
        'apps/*/{src,build,tests}/**/*.{test,spec}.{ts,tsx}',
      ],
      { cwd: workspaceRoot },
    ).sort();
    if (testFiles.length === 0) throw new Error('No test file was found.');
    return Promise.resolve(checkRules(specFiles.map(readText), testFiles.map(readText)));
  },
};

const readText = (file: string): TextFile => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(join(workspaceRoot, file), 'utf8'),
});
