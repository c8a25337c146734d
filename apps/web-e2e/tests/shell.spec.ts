import type { Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('shows not-found with links at an unknown address', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Finance Analyst Pro');
  await expect(page.getByRole('combobox', { name: 'Company to value' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('[SHELL-LAYOUT-53] does not scroll a screen whose content fits', async ({ page }) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/portfolio');
    await expect(page.getByText('No portfolios yet')).toBeVisible();
    const excessHeight = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(excessHeight, `at ${width} px`).toBe(0);
  }
});

test('has no broken links', async ({ page }) => {
  await page.goto('/');
  const links = page.locator('a[href^="/"]');
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  const paths = async () => {
    const addresses = await links.evaluateAll((elements) =>
      elements.map((element) => new URL((element as HTMLAnchorElement).href).pathname),
    );
    return [...new Set(addresses)];
  };
  const some = ['/', '/valuation-workbench', '/settings', '/privacy'];
  await expect.poll(paths).toEqual(expect.arrayContaining(some));
  for (const path of await paths()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toHaveCount(0);
  }
});

test('shows only the maintenance text while the flag is on', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"maintenance":false', '"maintenance":true');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.locator('body')).toHaveText(
    'We will be back shortly, development updates currently in progress.',
    { useInnerText: true },
  );
});

test('follows the system theme, or the chosen one from the first paint of the next start', async ({
  page,
}) => {
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await surface()).toBe('light dark');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click();
  await expect.poll(surface).toBe('dark');

  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (!document.documentElement.dataset['theme']) return;
      performance.mark('theme-set');
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await surface()).toBe('dark');
  const at = (name: string) =>
    page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.startTime ?? null, name);
  // A busy browser reports the first paint some time after the page has its content.
  await expect.poll(() => at('first-paint')).not.toBeNull();
  const [set, painted] = [await at('theme-set'), await at('first-paint')];
  expect(set ?? Infinity, 'the theme is set before the first paint').toBeLessThan(painted ?? 0);
});

test('says that prices could not be loaded, and retries on request', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource/);
  await page.route('**/api/market-data/real-time**', (route) => route.abort());
  await page.goto('/');
  const samples = page.getByRole('region', { name: 'Companies to try' });
  await expect(samples.getByText('The sample companies could not be loaded')).toBeVisible();
  await page.unroute('**/api/market-data/real-time**');
  await samples.getByRole('button', { name: 'Try again' }).click();
  await expect(samples.getByRole('link')).toHaveCount(6);
});

test('registers no service worker in an automated run', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('omits top bar and footer for an audit', async ({ page }) => {
  await page.goto('/?audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('requests few files before it is shown, and at most 200 KiB of script until it is idle', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  // An audit preloads nothing, so everything counted here is requested by the screen itself, but for the icon of the tab,
  // which the headless build does not request.
  await page.goto('/?lhci');
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((request) => !request.url().includes('/icons/')).length).toBeLessThanOrEqual(20);
  const scripts = asked.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize));
  const bytes = sizes.reduce((total, size) => total + size, 0);
  expect(bytes).toBeGreaterThan(100 * 1024);
  expect(bytes).toBeLessThanOrEqual(200 * 1024);
});
