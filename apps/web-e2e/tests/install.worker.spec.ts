import type { Page } from '@playwright/test';
import { asPerson } from '../support/asPerson.ts';
import { expect, test } from '../support/test.ts';

interface OfferedPage {
  offer?: { readonly isHeldBack: boolean; timesShown: number };
}

/** The browser's event that offers an installation, which no test can trigger; records its outcome. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const state = { isHeldBack: false, timesShown: 0 };
    (globalThis as OfferedPage).offer = state;
    dispatchEvent(
      Object.assign(event, {
        prompt: () => {
          state.timesShown += 1;
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    );
    state.isHeldBack = event.defaultPrevented;
  });

const offered = (page: Page) => page.evaluate(() => (globalThis as OfferedPage).offer);

const open = async (page: Page, path = '/terms') => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const banner = (page: Page) => page.getByRole('complementary', { name: 'Install Finance Analyst Pro' });

test('holds back the browser’s offer, and shows it when Install is pressed', async ({ context, page }) => {
  await asPerson(context);
  await open(page);
  await expect(banner(page)).toHaveCount(0);
  await offer(page);
  await expect(banner(page).getByRole('heading')).toHaveText('Install Finance Analyst Pro');
  await expect(
    banner(page).getByText('Get faster access and offline features', { exact: true }),
  ).toBeVisible();
  expect(await offered(page)).toEqual({ isHeldBack: true, timesShown: 0 });
  const place = await banner(page).boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0), 'at the bottom').toBeGreaterThan(900 - 120);

  await banner(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await offered(page)).toEqual({ isHeldBack: true, timesShown: 1 });
});

test('passes an early offer on to the program', async ({ context, page }) => {
  await asPerson(context);
  let letProgramCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letProgramCome = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByText('Finance Analyst')).toBeVisible();
  await offer(page);
  expect(await offered(page)).toEqual({ isHeldBack: true, timesShown: 0 });
  letProgramCome();
  await banner(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await offered(page)).toEqual({ isHeldBack: true, timesShown: 1 });
});

test('hides a dismissed banner for the rest of the visit', async ({ context, page }) => {
  await asPerson(context);
  await open(page);
  await offer(page);
  await banner(page).getByRole('button', { name: 'Not now' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await offer(page);
  expect(await offered(page)).toEqual({ isHeldBack: true, timesShown: 0 });
  await expect(banner(page)).toHaveCount(0);
});

test('shows for five seconds at the top right that it has been installed', async ({ context, page }) => {
  await asPerson(context);
  await page.clock.install();
  await open(page);
  await offer(page);
  await expect(banner(page)).toBeVisible();
  // From here on time passes only in steps of this test, so a slow machine uses up none of the five seconds.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 30_000);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  const text = page.getByText('Finance Analyst Pro has been installed successfully!', { exact: true }).last();
  await expect(text).toBeVisible();
  await expect(page.getByText('App Installed', { exact: true }).last()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  const place = await text.boundingBox();
  expect(place?.x, 'at the right').toBeGreaterThan(1440 / 2);
  expect(place?.y, 'at the top').toBeLessThan(200);

  await page.clock.runFor(4900);
  await expect(text).toBeVisible();
  await page.clock.runFor(100);
  await expect(text).toHaveCount(0);
});

test('does not intercept the browser’s offer in an automated browser, or at ?ci', async ({
  browser,
  baseURL,
}) => {
  const visit = async (path: string, webdriver: boolean) => {
    const context = await browser.newContext();
    await context.addInitScript((isDriven) => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => isDriven });
    }, webdriver);
    const page = await context.newPage();
    await open(page, `${baseURL ?? ''}${path}`);
    await offer(page);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    // If the banner and the toast appear at all, they appear at once.
    await page.waitForTimeout(500);
    expect(await offered(page)).toEqual({ isHeldBack: false, timesShown: 0 });
    await expect(page.getByText(/Install Finance Analyst Pro|App Installed/)).toHaveCount(0);
    await context.close();
  };
  await Promise.all([visit('/terms', true), visit('/terms?ci', false)]);
});

test('shows the tour once to a signed-in user', async ({ context, page }) => {
  await asPerson(context);
  await page.addInitScript(() => {
    localStorage.setItem('user', '{"name":"A","role":"Viewer"}');
  });
  await open(page, '/');
  const tour = page.getByRole('dialog');
  const step = (title: string, place: string) =>
    expect(page.getByRole('dialog', { name: `${title} ${place}` })).toBeVisible();
  await step('Welcome to Finance Analyst Pro', '1 of 3');
  await expect(tour.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await tour.getByRole('button', { name: 'Next' }).click();
  await step('The terminal', '2 of 3');
  await tour.getByRole('button', { name: 'Back' }).click();
  await step('Welcome to Finance Analyst Pro', '1 of 3');
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Next' }).click();
  await step('Sample data', '3 of 3');
  const completed = () => page.evaluate(() => localStorage.getItem('tour_completed'));
  expect(await completed()).toBeNull();
  await tour.getByRole('button', { name: 'Finish' }).click();
  await expect(tour).toHaveCount(0);
  expect(await completed()).not.toBeNull();

  await page.reload();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Signed in as A' })).toBeVisible();
  await expect(tour).toHaveCount(0);

  await page.evaluate(() => {
    localStorage.removeItem('tour_completed');
  });
  await page.reload();
  await tour.getByRole('button', { name: 'Close' }).click();
  await expect(tour).toHaveCount(0);
  expect(await completed()).not.toBeNull();
});

test('shows its offers on a phone clear of toasts and bars', async ({ context, page }) => {
  await asPerson(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await offer(page);
  await page.evaluate(() => dispatchEvent(new Event('satisfaction-survey')));
  const toast = page.getByText('How satisfied are you with Finance Analyst Pro?').last();
  await expect(toast).toBeVisible();
  const room = async () => {
    const [above, below] = [await toast.boundingBox(), await banner(page).boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0);
  };
  await expect.poll(room, 'between the toast and the banner').toBeGreaterThan(0);
  await banner(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(banner(page)).toHaveCount(0);

  await page.evaluate(() => {
    localStorage.setItem('user', '{"name":"A","role":"Viewer"}');
  });
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  const pointedAt = page
    .getByRole('region', { name: 'Quick actions' })
    .getByRole('button', { name: 'Terminal' });
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  const bottom = async () => {
    const place = await pointedAt.boundingBox();
    return (place?.y ?? Infinity) + (place?.height ?? 0);
  };
  const barTop = (await bar.boundingBox())?.y ?? 0;
  await expect.poll(bottom).toBeLessThanOrEqual(barTop);
  const isCovered = () =>
    bar.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some(
        (part) => !element.contains(document.elementFromPoint(left + width / 2, top + height * part)),
      );
    });
  await expect.poll(isCovered, 'the bar under something else').toBe(false);
});

test('shows no tour to guests', async ({ context, page }) => {
  await asPerson(context);
  await open(page, '/');
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
