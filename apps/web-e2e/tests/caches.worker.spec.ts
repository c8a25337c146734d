import { asPerson } from '../support/asPerson.ts';
import { age, askFrom, keptAt, minutesKept, workerInControl } from '../support/keptAnswers.ts';
import { expect, test } from '../support/test.ts';
import { openWorkbench } from '../support/workbench.ts';

const offlineComplaints = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/;

const fundamentals = '/api/fundamentals?symbol=GLH.SMP';
const calculation = '/api/calculations/dcf?symbol=GLH.SMP';
const hours = 60;

test.beforeEach(async ({ context, page }) => {
  await asPerson(context);
  await page.goto('/');
  await workerInControl(page);
});

test('serves fundamentals from the device for 24 hours while asking the server, and later only if it does not answer', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(offlineComplaints);
  await openWorkbench(page);
  await expect.poll(() => minutesKept(page, fundamentals)).toBe(0);

  await age(page, fundamentals, 23 * hours);
  expect(await askFrom(page, fundamentals)).toBe('cache');
  await expect.poll(() => minutesKept(page, fundamentals)).toBe(0);

  await age(page, fundamentals, 25 * hours);
  expect(await askFrom(page, fundamentals)).toBe('network');
  await expect.poll(() => minutesKept(page, fundamentals)).toBe(0);

  await context.setOffline(true);
  await age(page, fundamentals, 23 * hours);
  await openWorkbench(page);
  await expect(page.getByText('Data may be out of date')).toHaveCount(0);

  await age(page, fundamentals, 25 * hours);
  expect(await askFrom(page, fundamentals)).toBe('cache, stale');
  await openWorkbench(page);
  const keptOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  const words = `Filings last updated ${keptOn.format((await keptAt(page, fundamentals)) ?? 0)}`;
  await expect(page.getByText(words)).toBeVisible();
});

test('serves calculations from the device for 15 minutes without asking the server', async ({ page }) => {
  expect(await askFrom(page, calculation)).toBe('network');
  await expect.poll(() => minutesKept(page, calculation)).toBe(0);
  await age(page, calculation, 14);
  expect(await askFrom(page, calculation)).toBe('cache');
  await page.waitForTimeout(300);
  expect(await minutesKept(page, calculation)).toBe(14);
  await age(page, calculation, 16);
  expect(await askFrom(page, calculation)).toBe('network');
  await expect.poll(() => minutesKept(page, calculation)).toBe(0);
});

test('stores no reports and no service status in its three caches', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByText('Sample market').first()).toBeVisible();
  await openWorkbench(page);
  await expect.poll(() => minutesKept(page, fundamentals)).toBe(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names: names.sort(), paths: lists.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(kept.names).toEqual(['api-v1', 'dynamic-v1', 'static-v1']);
  expect(
    kept.paths.filter((path) =>
      /^\/api\/(status|health|performance|web-vitals|csp-violations|usage)/.test(path),
    ),
  ).toEqual([]);
});

test('opens every screen offline after one visit, and says which data is not on the device', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(offlineComplaints);
  await context.setOffline(true);
  for (const [path, heading] of [
    ['/user-guide', 'User guide'],
    ['/performance', 'Performance'],
    ['/status', 'Service status'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/valuation-workbench?symbol=KST.SMP');
  await expect(page.getByText('You are offline, and this has not been loaded yet.').first()).toBeVisible();
});

test('says that the app is unreachable if the device has no page', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(offlineComplaints, /503/);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.setOffline(true);
  const answer = await page.goto('/settings');
  expect(answer?.status()).toBe(503);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Finance Analyst Pro cannot be reached' }),
  ).toBeVisible();
  await expect(page.getByText('Your saved work is not affected.')).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
