import { join } from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { setupFiles, sourceCondition } from '../vite/defineLibrary.ts';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';

/** Tests that need another program or minutes: `*.long.ts`, in no step of `npm test`. */
export default defineConfig({
  root: workspaceRoot,
  cacheDir: join(workspaceRoot, 'tools/out-tsc/long-tests'),
  ssr: {
    noExternal: [/^@finance-analyst\//],
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  },
  test: {
    watch: false,
    environment: 'node',
    include: ['libs/*/*/src/**/*.long.ts'],
    setupFiles: setupFiles({ isWeb: false }),
    testTimeout: 20 * 60_000,
  },
});
