import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { isolate, sourceCondition, testTimeout } from '../../tools/vite/defineLibrary.ts';

/** Bundles the server with the workspace's libraries; third-party packages stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: 'out-tsc/vite',
  resolve: { conditions: [sourceCondition] },
  ssr: {
    noExternal: [/^@finance-analyst\//],
    resolve: { conditions: [sourceCondition, ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        import: 'src/import.ts',
        'calculation.worker': 'src/calculation.worker.ts',
        'statements.worker': 'src/statements.worker.ts',
      },
    },
  },
  test: {
    name: '@finance-analyst/api',
    watch: false,
    environment: 'node',
    isolate,
    testTimeout,
    hookTimeout: testTimeout,
    include: ['src/**/*.test.ts'],
    reporters: process.env['TEST_REPORT_FILE'] ? ['default', 'json'] : ['default'],
  },
});
