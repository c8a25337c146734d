import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../../tools/browser/findChromium.ts';

const executablePath = findChromium();

/** Every story is a test: a real browser draws it, its play function runs, and axe finds nothing in either theme. */
export default defineConfig({
  cacheDir: 'out-tsc/vite',
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { theme: 'light', testTheme: 'dark' },
    }),
  ],
  // Found late, it would make Vite load the page again in the middle of a test.
  optimizeDeps: { include: ['react/jsx-dev-runtime'] },
  test: {
    name: 'stories',
    watch: false,
    // A page draws many files' stories, as the catalogue does: a page for each file evaluated everything again.
    isolate: false,
    maxWorkers: 2,
    // A story that fails and then passes is unstable, which the test command prints.
    retry: 1,
    // Many times what a story needs, since other work shares the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: [join(import.meta.dirname, '.storybook/restorePage.ts')],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});
