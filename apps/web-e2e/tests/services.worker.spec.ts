import type { BrowserContext, Page } from '@playwright/test';
import { asPerson } from '../support/asPerson.ts';
import { readState } from '../support/readState.ts';
import { shareAndVisitStatus } from '../support/shareAndVisitStatus.ts';
import { startProduct, type StartedProduct } from '../support/startProduct.ts';
import { expect, test as base } from '../support/test.ts';
import { throwLater } from '../support/throwLater.ts';

const settings = {
  LAUNCHDARKLY_CLIENT_ID: 'client-1',
  POSTHOG_KEY: 'phc_Q2w9eRt7yUi4oPa8sDf3gHj6kLz1xCv5bNm0',
  SENTRY_DSN: 'https://key@o1.ingest.sentry.example/1',
};

const test = base.extend<object, { product: StartedProduct }>({
  product: [
    async ({}, use) => {
      const product = await startProduct(settings);
      await use(product);
      await product.close();
    },
    // It creates its own sample market at the same time as the app that the configuration starts.
    { scope: 'worker', timeout: 180_000 },
  ],
});

// Serial, because each process that runs some of them would start an app.
test.describe.configure({ mode: 'default' });

const variantB = { 'dashboard-variant': { version: 1, flagVersion: 1, value: 'B', variation: 1 } };
const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers in place of every service; records the hosts that the page contacts besides its own. */
async function standIn(context: BrowserContext): Promise<Set<string>> {
  const hosts = new Set<string>();
  // The app itself is at an unencrypted address of this machine.
  await context.route(/^https:/, async (route) => {
    hosts.add(new URL(route.request().url()).hostname);
    await route.fulfill({ headers: anyOrigin, json: variantB });
  });
  return hosts;
}

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
};

test('shows the variant from the flag service', async ({ context, page, product }) => {
  await asPerson(context);
  const hosts = await standIn(context);
  await open(page, `${product.address}/settings`);
  await expect
    .poll(() => readState(page, 'abTest'))
    .toEqual({ variant: 'B', flags: { 'dashboard-variant': 'B' }, isLoading: false, error: null });
  expect([...hosts]).toEqual(['clientsdk.launchdarkly.com']);
});

test('continues with A if the flag service refuses', async ({
  context,
  page,
  product,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await asPerson(context);
  await context.route(/^https:/, (route) => route.fulfill({ status: 401 }));
  await open(page, `${product.address}/settings`);
  await expect
    .poll(() => readState(page, 'abTest'))
    .toEqual({ variant: 'A', flags: {}, isLoading: false, error: 'LD client not initialized' });
});

test('reaches each configured service at a host that its policy allows', async ({
  context,
  page,
  product,
  expectedComplaints,
}) => {
  expectedComplaints.push(/The forecast came apart/);
  await asPerson(context);
  const hosts = await standIn(context);
  await open(page, `${product.address}/settings`);
  await shareAndVisitStatus(page);
  await throwLater(page, 'The forecast came apart');
  await expect
    .poll(() => [...hosts].sort())
    .toEqual(['clientsdk.launchdarkly.com', 'eu.i.posthog.com', 'o1.ingest.sentry.example']);
});

/** Lets a test define the long tasks, because a busy machine has some of its own. */
const standInForLongTasks = (context: BrowserContext) =>
  context.addInitScript(() => {
    const Observer = PerformanceObserver;
    globalThis.PerformanceObserver = class extends Observer {
      readonly #tell: (durationMs: number) => void;
      constructor(callback: PerformanceObserverCallback) {
        super(callback);
        this.#tell = (duration) => {
          const entries = [
            { entryType: 'longtask', duration, startTime: 0 },
          ] as unknown as PerformanceEntry[];
          callback({ getEntries: () => entries } as PerformanceObserverEntryList, this);
        };
      }
      override observe(options: PerformanceObserverInit) {
        if (options.type === 'longtask') Object.assign(globalThis, { tellLongTask: this.#tell });
        else super.observe(options);
      }
    };
  });

test('warns of a long task even after a milder one', async ({ context, page, baseURL }) => {
  await asPerson(context);
  await standInForLongTasks(context);
  await open(page, `${baseURL ?? ''}/settings`);
  await page.waitForFunction(() => 'tellLongTask' in globalThis);
  await page.getByText('Show performance warnings').click();
  const tell = (durationMs: number) =>
    page.evaluate((duration) => {
      (globalThis as unknown as { tellLongTask(durationMs: number): void }).tellLongTask(duration);
    }, durationMs);
  await tell(130);
  await tell(900);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByText(/^Long task\W.*900 ms.*120 ms/)).toBeVisible();
  await expect(page.getByText(/^Long task\W.*130 ms/)).toHaveCount(0);
});
