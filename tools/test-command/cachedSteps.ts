import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { cachedStep } from './cachedStep.ts';
import type { Step } from './Step.ts';
import { stepTarget } from './stepTarget.ts';

interface Project {
  readonly targets: Readonly<Record<string, unknown>>;
}

/** The steps, those with a target in `tools/project.json` as tasks of Nx. */
export function cachedSteps(steps: readonly Step[]): readonly Step[] {
  const { targets } = JSON.parse(readFileSync(join(workspaceRoot, 'tools/project.json'), 'utf8')) as Project;
  return steps.map((step) => (stepTarget(step.title) in targets ? cachedStep(step) : step));
}
