import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules } from '../specification-rules/readRules.ts';
import { rulePrefixOf } from '../specification-rules/rulePrefixOf.ts';
import { specificationFiles } from '../specification-rules/specificationFiles.ts';
import { outcomeOfCheck } from '../test-command/Outcome.ts';
import type { Step } from '../test-command/Step.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { carriedStatements } from './carriedStatements.ts';
import { readStatements } from './readStatements.ts';

export const specificationStep: Step = {
  title: 'Specification',
  purpose: 'Each statement of the specification is carried by rules that exist, or counted as not built yet.',
  run: () => {
    const rules = specificationFiles().flatMap((file) =>
      readRules(readFileSync(join(workspaceRoot, file), 'utf8'), rulePrefixOf(file)).rules.map(
        ({ id }) => id,
      ),
    );
    const sections = globSync(join(import.meta.dirname, 'statements/*.md'))
      .sort()
      .map((file) => readStatements(readFileSync(file, 'utf8')));
    return Promise.resolve(
      carriedStatements(sections, new Set(rules)).map(({ title, carried, total, problems }) =>
        outcomeOfCheck(`${title}: ${carried} of ${total} carried`, problems),
      ),
    );
  },
};
