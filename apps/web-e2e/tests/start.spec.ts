import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Home is shown and responds to the keyboard. */
const expectUsable = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Search companies' })).toBeFocused();
};

/** Features that some browsers lack, and that others deny to a page whose site data is blocked. */
const refusals: Readonly<Record<string, () => void>> = {
  'the database of the device': () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError');
      },
    });
  },
  'a channel between tabs': () => {
    window.BroadcastChannel = class extends EventTarget {
      constructor() {
        super();
        throw new DOMException('Refused.', 'SecurityError');
      }
    } as never;
  },
  'workers and caches': () => {
    const refuse = () => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
    Object.defineProperty(window, 'caches', { get: refuse });
    Object.defineProperty(navigator, 'locks', { get: refuse });
  },
};
const absences: Readonly<Record<string, () => void>> = {
  'the database of the device': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'a channel between tabs': () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
};

for (const [what, refuse] of Object.entries(refusals))
  test(`starts if the browser refuses ${what}`, async ({ page }) => {
    await page.addInitScript(refuse);
    await page.goto('/');
    await expectUsable(page);
  });

for (const [what, remove] of Object.entries(absences))
  test(`starts if the browser lacks ${what}`, async ({ page }) => {
    await page.addInitScript(remove);
    await page.goto('/');
    await expectUsable(page);
  });

test('says that nothing is saved if the device’s database is refused', async ({ page }) => {
  await page.addInitScript(refusals['the database of the device'] ?? (() => undefined));
  await page.goto('/');
  await expect(
    page.getByText(/Nothing is saved on this device: this browser offers no storage/),
  ).toBeVisible();
});

const failure = 'Finance Analyst Pro could not be started. Reload the page;';

/** The message the page shows in place of the app, fully visible. */
const expectSaid = async (page: Page) => {
  const words = page.getByRole('alert');
  await expect(words).toContainText(failure);
  await expect(words).toContainText('Nothing that you saved was changed.');
  await expect(words).toBeInViewport({ ratio: 1 });
  const isCovered = await words.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    const style = getComputedStyle(element.previousElementSibling ?? element, '::after');
    return style.display !== 'none' || document.elementFromPoint(left + 1, top + 1) !== element;
  });
  expect(isCovered, 'the words under something else').toBe(false);
};

test('says so if a file of the program cannot be loaded', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource|Failed to fetch dynamically imported module/);
  await page.route(/\/assets\/vendor-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expectSaid(page);
  await page.unroute(/\/assets\/vendor-.*\.js$/);
  await page.reload();
  await expectUsable(page);
});

test('says so if the program does not start', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/The browser does not say what it is/);
  await page.addInitScript(() => {
    addEventListener('app-ready', () => {
      document.documentElement.dataset['ready'] = 'yes';
    });
    Object.defineProperty(navigator, 'userAgent', {
      get: () => {
        throw new Error('The browser does not say what it is');
      },
    });
  });
  await page.goto('/');
  await expectSaid(page);
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'yes');
});

test('[WEB-185] runs a command without a network as soon as the page is idle', async ({ context, page }) => {
  const requested = page.waitForRequest(/\/command-runs-/);
  await page.goto('/');
  const file = new URL((await requested).url()).pathname;
  expect(await page.locator('#program-files').textContent()).not.toContain(file);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.keyboard.press('Alt+5');
  await expect(page.getByRole('contentinfo')).toBeFocused();
});

test('shows not-found at a screen’s address in different case', async ({ page }) => {
  await page.goto('/Performance');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Finance Analyst Pro');
});
