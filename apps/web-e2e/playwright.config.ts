import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium, findHeadlessShell } from '../../tools/browser/findChromium.ts';

/** Below the range of ports for outgoing connections, one of which could take it before the server does. */
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

// Workers read this file again: the port chosen in the first reading applies to all of them.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const dataDirectory = (process.env['E2E_DATA_DIRECTORY'] ??= mkdtempSync(join(tmpdir(), 'web-e2e-')));
const address = `http://127.0.0.1:${port}`;

const launchOptions = (executablePath: string | undefined) => ({
  args: chromiumArguments(),
  ...(executablePath ? { executablePath } : {}),
});
const forPerson = launchOptions(findChromium());
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'en-GB' };

/** The built app, page and API on one origin, in a real browser. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A test that passes only on a retry is unstable; the test command prints it.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  globalTeardown: './support/removeData.ts',
  // A recording of every test would take a third of the time: `npx playwright test <file> --trace on` makes one.
  use: { baseURL: address, screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'product',
      testIgnore: /\.worker\.spec/,
      use: { ...desktop, launchOptions: launchOptions(findHeadlessShell()) },
    },
    {
      // The app registers no service worker in a browser that reports automation; this one does not report it. Nor is it
      // the headless build, which product analytics takes for a bot.
      name: 'worker',
      testMatch: /\.worker\.spec/,
      use: {
        ...desktop,
        launchOptions: {
          ...forPerson,
          args: [
            ...forPerson.args,
            '--disable-blink-features=AutomationControlled',
            // A page reloaded offline must stay in its frame: in a new one, the browser drops the emulated network
            // state and the page reports that it is online. Only the last list counts, so Playwright's two defaults are
            // repeated here.
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
    // A test's page does not connect to anything outside this machine.
    env: { PORT: port, DATA_DIR: dataDirectory, PRECONNECT: 'none', PRICE_PROVIDERS: 'none' },
  },
});
