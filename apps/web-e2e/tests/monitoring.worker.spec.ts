import type { BrowserContext, Page } from '@playwright/test';
import { asPerson } from '../support/asPerson.ts';
import { recordReports, type RecordedReports, type Report } from '../support/recordReports.ts';
import { shareAndVisitStatus } from '../support/shareAndVisitStatus.ts';
import { expect, test as base } from '../support/test.ts';
import { throwLater } from '../support/throwLater.ts';

const test = base.extend<{ product: RecordedReports }>({
  product: async ({ baseURL }, use) => {
    const product = await recordReports(baseURL ?? '');
    await use(product);
    await product.close();
  },
});

/** Sets the random number that decides whether a page sends its measurements: below 0.1 it does. */
const draw = (context: BrowserContext, lot: number) =>
  context.addInitScript((drawn) => {
    Math.random = () => drawn;
  }, lot);

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
};

/** The measuring code has loaded once the security check has run for the first time. */
const measures = (page: Page) =>
  expect(page.getByRole('table', { name: 'Security check' }).getByRole('row')).not.toHaveCount(0);

/** Gives the page an input and a long task of its own: code evaluated by a debugger is not measured as a task. */
const work = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          const end = performance.now() + 400;
          while (performance.now() < end);
          resolve();
        });
      }),
  );
};

/** Leaves the page, and waits until a report sent by that would have arrived. */
const leave = async (page: Page, product: RecordedReports) => {
  await page.goto(`${product.address}/api/health`);
  await page.waitForTimeout(300);
};

/** Waits until no report has arrived for a second: everything given to the browser has been sent. */
const comeToRest = (page: Page, product: RecordedReports) =>
  expect
    .poll(async () => {
      const { length } = product.reports;
      await page.waitForTimeout(1000);
      return length > 0 && product.reports.length === length;
    })
    .toBe(true);

const breakPolicy = (page: Page) =>
  page.evaluate(() => {
    for (const query of ['who=me', 'who=you']) {
      const image = new Image();
      image.src = `http://127.0.0.1:1/x.png?${query}`;
      document.body.append(image);
    }
  });

const fieldsOf = ({ body }: Report) => Object.keys(body).sort();
const pathsOf = (reports: readonly Report[]) => [...new Set(reports.map(({ path }) => path))].sort();
const namesOf = (reports: readonly Report[]) => [...new Set(reports.map(({ body }) => body['name']))].sort();

test('sends measurements from one page in ten, and a summary when it is left', async ({
  context,
  page,
  product,
}) => {
  await asPerson(context);
  await draw(context, 0);
  await open(page, `${product.address}/performance?symbol=SECRET#here`);
  const vitals = page.getByRole('table', { name: 'Vitals' });
  for (const name of ['LCP', 'CLS', 'FCP', 'TTFB'])
    await expect(vitals.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(
      /Good|Needs improvement|Poor/,
    );
  await expect(page.getByText('This page is in the 10% sample')).toBeVisible();
  await work(page);
  await expect(vitals.getByRole('row', { name: /^INP/ })).toContainText(/\d ms.*(Good|Needs|Poor)/);
  const longTasks = page.getByRole('region', { name: 'Missed budgets' });
  await expect(longTasks.getByRole('row', { name: /Long task/ }).first()).toBeVisible();
  await leave(page, product);

  // They are sent together and arrive in any order.
  await expect
    .poll(() => namesOf(product.at('performance')))
    .toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  await expect.poll(() => namesOf(product.at('web-vitals'))).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  await expect
    .poll(() => product.at('performance/violations').map(({ body }) => body['metric']))
    .toContain('long-task');
  await expect.poll(() => product.at('performance/session')).toHaveLength(1);
  const metrics = product.at('performance');
  const webVitals = product.at('web-vitals');
  const violations = product.at('performance/violations');
  const [session] = product.at('performance/session');
  expect(webVitals).toHaveLength(5);
  for (const metric of metrics)
    expect(fieldsOf(metric)).toEqual(['id', 'name', 'rating', 'sessionId', 'timestamp', 'url', 'value']);
  for (const vital of webVitals) {
    expect(fieldsOf(vital)).toEqual(['id', 'name', 'rating', 'ts', 'type', 'url', 'value']);
    expect(vital.body).toMatchObject({ type: 'web_vital', url: '/performance' });
  }
  for (const violation of violations)
    expect(fieldsOf(violation)).toEqual(
      ['actual', 'budget', 'message', 'metric', 'recommendation', 'severity', 'timestamp', 'url'].sort(),
    );
  expect(session && fieldsOf(session)).toEqual([
    'metrics',
    'performanceEntries',
    'sessionId',
    'timestamp',
    'url',
  ]);
  expect(session?.body['url']).toBe(`${product.address}/performance`);
  expect(product.reports.map(({ status }) => status)).toEqual(product.reports.map(() => 204));
  expect(JSON.stringify(product.reports)).not.toContain('SECRET');
});

test('keeps the measurements of other pages, but reports what the policy blocked', async ({
  context,
  page,
  product,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Content.Security.Policy/i);
  await asPerson(context);
  await draw(context, 0.5);
  await open(page, `${product.address}/performance`);
  await measures(page);
  await expect(page.getByText('this page is not in the 10% sample')).toBeVisible();
  await work(page);
  await breakPolicy(page);
  await expect.poll(() => product.at('csp-violations')).toHaveLength(1);
  await leave(page, product);

  expect(pathsOf(product.reports)).toEqual(['/api/csp-violations']);
  const [refused] = product.at('csp-violations');
  expect(product.at('csp-violations')).toHaveLength(1);
  expect(refused?.status).toBe(204);
  expect(refused && fieldsOf(refused)).toEqual([
    'blockedURI',
    'disposition',
    'originalPolicy',
    'timestamp',
    'url',
    'userAgent',
    'violatedDirective',
  ]);
  expect(refused?.body).toMatchObject({
    blockedURI: 'http://127.0.0.1:1/x.png',
    disposition: 'enforce',
    url: `${product.address}/performance`,
    violatedDirective: 'img-src',
  });
});

for (const how of [500, 'cut'] as const)
  test(`sends nothing more from a page after a refused report: ${how}`, async ({
    context,
    page,
    product,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/, /Content.Security.Policy/i);
    await asPerson(context);
    await draw(context, 0);
    product.refuse(how);
    await open(page, `${product.address}/performance`);
    await expect(
      page.getByText(/Reporting is off until the page is reloaded\. A report could not/),
    ).toBeVisible();
    // Reports already sent with the first one arrive after its refusal.
    await comeToRest(page, product);
    const { length } = product.reports;
    await work(page);
    await breakPolicy(page);
    await expect(page.getByRole('row', { name: /^INP.*\d ms/ })).toBeVisible();
    await leave(page, product);
    expect(product.reports.slice(length)).toEqual([]);
  });

test('monitors nothing in an automated browser, or at ?ci, ?lhci and ?audit', async ({
  context,
  product,
  expectedComplaints,
}) => {
  expectedComplaints.push(/The forecast came apart/, /Content.Security.Policy/i);
  await draw(context, 0);
  const runs = [
    ['', true],
    ['?ci', false],
    ['?lhci', false],
    ['?audit', false],
  ] as const;
  const visit = async ([query, webdriver]: (typeof runs)[number]) => {
    const page = await context.newPage();
    await page.addInitScript((isDriven) => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => isDriven });
    }, webdriver);
    await open(page, `${product.address}/performance${query}`);
    await expect(
      page.getByText(/^No measurements. Monitoring is off in automated|^Heavy panels are deferred/),
    ).toBeVisible();
    await work(page);
    await breakPolicy(page);
    await throwLater(page, 'The forecast came apart');
    // A person's page loads this within a second of its load event.
    await page.waitForTimeout(1000);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => /usage|analytics/.test(key))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await leave(page, product);
  };
  await Promise.all(runs.map(visit));
  expect(product.reports).toEqual([]);
});

test('shares usage only after consent', async ({ context, page, product }) => {
  await asPerson(context);
  await draw(context, 0.5);
  await page.goto(`${product.address}/settings`);
  await expect(page.getByRole('switch', { name: 'Share usage records' })).not.toBeChecked();
  const kept = () => page.evaluate(() => localStorage.getItem('usage_events') ?? '[]');
  await expect.poll(kept).toContain('"page_view"');
  await leave(page, product);
  expect(product.reports).toEqual([]);

  await page.goto(`${product.address}/settings`);
  await shareAndVisitStatus(page);
  // The recording code loads when the page is idle, and includes what happened before.
  await expect.poll(kept).toContain('/status');
  await leave(page, product);
  const sentEvents = () =>
    product.at('usage').flatMap(({ body }) => body['usageEvents'] as { url: string }[]);
  await expect.poll(() => sentEvents().map(({ url }) => new URL(url).pathname)).toContain('/status');
  expect(product.at('usage').every(({ status }) => status === 204)).toBe(true);
  for (const event of sentEvents())
    expect(Object.keys(event).sort()).toEqual(
      ['data', 'id', 'sessionId', 'timestamp', 'type', 'url', 'userAgent', 'userId'].sort(),
    );
});

test('records errors of the page, but not of a wallet extension', async ({
  context,
  page,
  product,
  expectedComplaints,
}) => {
  expectedComplaints.push(/The forecast came apart/);
  await asPerson(context);
  await draw(context, 0.5);
  await open(page, `${product.address}/performance`);
  await throwLater(page, 'MetaMask extension not found', 'The forecast came apart');
  await page.evaluate(() => void Promise.reject(new Error('Failed to connect to MetaMask')));
  const errors = page.getByRole('table', { name: 'Errors' });
  await expect(errors.getByRole('row', { name: /The forecast came apart/ })).toBeVisible();
  await expect(errors).not.toContainText('MetaMask');
  const kept = () => page.evaluate(() => localStorage.getItem('analytics_events') ?? '[]');
  await expect.poll(kept).toContain('The forecast came apart');
  const events = JSON.parse(await kept()) as object[];
  expect(events).toEqual([
    expect.objectContaining({
      feature_name: 'window',
      action: 'error',
      reason: 'Error: The forecast came apart',
      page: '/performance',
    }),
  ]);
});
