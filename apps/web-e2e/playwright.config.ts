import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../tools/browser/findChromium.ts';

/** Below the ports that the system gives to outgoing connections, one of which may take it before the server does. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(port);
      });
    });
  });

// Workers read this file again: what the first reading chose holds for all of them.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const dataDirectory = (process.env['E2E_DATA_DIRECTORY'] ??= mkdtempSync(join(tmpdir(), 'web-e2e-')));
const address = `http://127.0.0.1:${port}`;

const executablePath = findChromium();
const launchOptions = { args: chromiumArguments(), ...(executablePath ? { executablePath } : {}) };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

/** The built product, page and API on one origin, in a real browser. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that fails and then passes is unstable, which the test command prints.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  globalTeardown: './support/removeData.ts',
  // A recording of every test would take a third of the time: `npx playwright test <file> --trace on` makes one.
  use: { baseURL: address, screenshot: 'only-on-failure' },
  projects: [
    { name: 'product', testIgnore: /\.worker\.spec/, use: { ...desktop, launchOptions } },
    {
      // The product registers no service worker in a browser that says it is driven by a program; this one does not.
      name: 'worker',
      testMatch: /\.worker\.spec/,
      use: {
        ...desktop,
        launchOptions: {
          ...launchOptions,
          args: [
            ...launchOptions.args,
            '--disable-blink-features=AutomationControlled',
            // A page that is reloaded offline stays in its frame: where the browser gives it a new one, the frame that
            // is left takes the emulated state of the network with it, and the page says that it is online. The last
            // list counts, so that Playwright's own two stand here again.
            '--enable-features=RenderDocument:level/subframe,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
          ],
        },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" ../api/dist/main.js`,
    url: `${address}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // A test's page gets ready to connect to nobody outside this machine.
    env: { PORT: port, DATA_DIR: dataDirectory, PRECONNECT: 'none', PRICE_PROVIDERS: 'none' },
  },
});
