import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../../tools/browser/findChromium.ts';

const executablePath = findChromium();

/** Every story is a test: it is drawn in a real browser in both themes, its play function runs, axe finds nothing. */
const project = (theme: 'light' | 'dark') => ({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook'), initialGlobals: { theme } })],
  // Found late, it would make Vite load the page again in the middle of a test.
  optimizeDeps: { include: ['react/jsx-dev-runtime'] },
  test: {
    name: `stories-${theme}`,
    // One page draws them all, as the catalogue does: a page for each file evaluated everything again.
    isolate: false,
    // A story that fails and then passes is unstable, which the test command prints.
    retry: 1,
    setupFiles: [join(import.meta.dirname, '.storybook/clearStorage.ts')],
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

export default defineConfig({
  cacheDir: 'out-tsc/vite',
  test: {
    watch: false,
    projects: [project('light'), project('dark')],
  },
});
