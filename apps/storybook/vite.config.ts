import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findHeadlessShell } from '../../tools/browser/findChromium.ts';

const executablePath = findHeadlessShell();

/** Every story is a test: a real browser renders it, its play function runs, and axe must find nothing in either theme. */
export default defineConfig({
  cacheDir: 'out-tsc/vite',
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { theme: 'light', testTheme: 'dark' },
    }),
  ],
  // If found late, it would make Vite reload the page during a test.
  optimizeDeps: { include: ['react/jsx-dev-runtime'] },
  test: {
    name: 'stories',
    watch: false,
    // One page renders many files' stories, like the catalog: a page per file would evaluate everything again.
    isolate: false,
    maxWorkers: 2,
    // A story that fails and then passes is unstable, which the test command prints.
    retry: 1,
    // Far more than a story needs, since other work shares the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, '.storybook/restorePage.ts')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
        // A busy machine draws the first frame of a fade late: until then, what opened is transparent and not visible.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});
