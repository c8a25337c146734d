import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { execArgv, isolate, setupFiles, sourceCondition, testTimeout } from '../vite/defineLibrary.ts';
import { ownerOf } from '../workspace/ownerOf.ts';
import { readPackages } from '../workspace/readPackages.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { needsDocument } from './needsDocument.ts';
import { unitTestFiles } from './unitTestFiles.ts';

const foldersForTheWeb = new Set(
  readPackages()
    .filter(({ manifest }) => manifest.nx?.tags?.includes('env:web'))
    .map(({ folder }) => folder),
);
const sourceOf = (file: string): string => readFileSync(join(workspaceRoot, file), 'utf8');

const withDocument = unitTestFiles().filter((file) =>
  needsDocument(sourceOf(file), foldersForTheWeb.has(ownerOf(file))),
);
const withoutDocument = unitTestFiles().filter((file) => !withDocument.includes(file));
const ofLibraries = withDocument.filter((file) => file.startsWith('libs/'));
const ownersOfOthers = new Set(
  withDocument.filter((file) => !ofLibraries.includes(file)).map((file) => ownerOf(file)),
);

const settingsOf = (folder: string): string | undefined =>
  ['vite.config.ts', 'vitest.config.ts']
    .map((file) => join(workspaceRoot, folder, file))
    .find((file) => existsSync(file));

/**
 * As many workers as Vitest uses by default, but two on two cores, where Vitest would leave one idle. Set for each
 * project, because projects ignore the common setting.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Settings for tests in many folders: those of a library, from the root of the workspace. */
const shared = (name: string, include: readonly string[], test: InlineConfig): ViteUserConfig => ({
  root: workspaceRoot,
  cacheDir: join(workspaceRoot, 'tools/out-tsc', name.replaceAll(' ', '-')),
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@finance-analyst\//],
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  },
  test: {
    name,
    include: [...include],
    isolate,
    execArgv,
    testTimeout,
    hookTimeout: testTimeout,
    maxWorkers,
    ...test,
  },
});

/**
 * Each Vitest project starts new processes, which takes longer than the tests of most libraries. So the libraries form
 * two projects, one with a DOM and one without; an app's tests that need a DOM use the app's settings.
 */
export default defineConfig({
  root: workspaceRoot,
  test: {
    watch: false,
    projects: [
      shared('without a document', withoutDocument, {
        environment: 'node',
        setupFiles: setupFiles({ isWeb: false }),
      }),
      {
        ...shared('with a document', ofLibraries, {
          environment: 'jsdom',
          setupFiles: setupFiles({ isWeb: true }),
          // As for stories: what waits for timers and frames can lose them to other work on the machine. One that fails and
          // then passes is unstable, which the test command prints.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        }),
        plugins: [react()],
      },
      ...[...ownersOfOthers].map((folder) => ({
        root: join(workspaceRoot, folder),
        extends: settingsOf(folder) ?? folder,
        test: {
          name: folder,
          maxWorkers,
          exclude: withoutDocument
            .filter((file) => ownerOf(file) === folder)
            .map((file) => file.slice(folder.length + 1)),
        },
      })),
    ],
  },
});
