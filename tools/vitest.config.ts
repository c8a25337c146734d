import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: 'out-tsc/vite',
  test: {
    name: 'tools',
    watch: false,
    environment: 'node',
    // As in every package (tools/vite/defineLibrary.ts).
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['out-tsc/**'],
    testTimeout: 20_000,
  },
});
