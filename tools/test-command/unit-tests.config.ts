import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EnvironmentSequencer } from './EnvironmentSequencer.ts';
import { testedByItself } from './testedByItself.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** One Vitest over the unit tests of every library, app and tool, each with its own settings. */
const settings = [
  ...readPackages().filter(({ folder }) => !testedByItself.has(folder)),
  { path: join(workspaceRoot, 'tools') },
].flatMap(({ path }) =>
  ['vitest.config.ts', 'vite.config.ts']
    .map((file) => join(path, file))
    .filter(existsSync)
    .slice(0, 1),
);

export default defineConfig({
  root: workspaceRoot,
  test: { watch: false, projects: settings, maxWorkers: 2, sequence: { sequencer: EnvironmentSequencer } },
});
