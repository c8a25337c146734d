import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { cachedSteps } from './cachedSteps.ts';
import { stepFile } from './stepFile.ts';
import { steps } from './steps.ts';
import { stepTarget } from './stepTarget.ts';

const { targets } = JSON.parse(readFileSync(join(workspaceRoot, 'tools/project.json'), 'utf8')) as {
  readonly targets: Readonly<Record<string, unknown>>;
};
const titles = steps.map(({ title }) => stepTarget(title));

it.each(Object.entries(targets))('%s runs a step and depends on everything', (target, configuration) => {
  expect(titles).toContain(target);
  expect(configuration).toEqual({
    command: `node tools/test-command/recordStep.ts ${target}`,
    cache: true,
    inputs: ['everything'],
    outputs: [
      `{projectRoot}/${relative(join(workspaceRoot, 'tools'), stepFile(target)).replaceAll('\\', '/')}`,
    ],
  });
});

it('makes those steps tasks of Nx and leaves the others as they are', () => {
  const changed = cachedSteps(steps).filter(({ run }, index) => run !== steps[index]?.run);
  expect(changed.map(({ title }) => stepTarget(title)).sort()).toEqual(Object.keys(targets).sort());
});
