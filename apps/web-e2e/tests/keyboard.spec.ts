import type { Page } from '@playwright/test';
import { focusStop } from '../support/focusStop.ts';
import { openScreen } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

/** More than any screen has: a walk that goes round in a circle ends. */
const mostStops = 200;

/** Presses Tab up to the footer's last link. Every stop must be visible as such. */
const walk = async (page: Page): Promise<readonly string[]> => {
  const stops: string[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    expect(stop, `after ${stops.at(-1) ?? 'the start'}`).toMatchObject({ hasRing: true, isInSight: true });
    stops.push(stop.name ?? '');
    if (stop.isEnd) return stops;
  }
  throw new Error(`The footer is not reached: ${stops.join(', ')}`);
};

for (const screen of ['/', '/valuation-workbench?symbol=GLH.SMP', '/settings'])
  test(`Tab moves through ${screen}, from the top bar to the footer, always in view`, async ({ page }) => {
    await openScreen(page, screen);
    const stops = await walk(page);
    expect(stops.slice(0, 3)).toEqual([
      'Skip to content',
      'Finance Analyst Pro',
      'Search companies, screens, commands',
    ]);
    for (const name of [/^Notifications/, /^Help/, /^Home/, /^Settings/, /^Privacy/])
      expect(stops).toContainEqual(expect.stringMatching(name));
  });

for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['small phone', { width: 320, height: 568 }],
  ['tablet', { width: 768, height: 1024 }],
] as const)
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    for (const screen of ['/', '/valuation-workbench?symbol=GLH.SMP', '/settings'])
      test(`[SHELL-LAYOUT-59] Tab moves through ${screen} of a ${name}, always in view`, async ({ page }) => {
        await openScreen(page, screen);
        expect(await walk(page)).toContainEqual(expect.stringMatching(/^Terms/));
      });
  });

test('each overlay opens, keeps the focus and returns it, by keyboard alone', async ({ page }) => {
  await openScreen(page, '/');
  const settings = page.getByRole('link', { name: 'Settings' });
  const news = page.getByRole('button', { name: /^What's new/ });
  const notifications = page.getByRole('button', { name: /^Notifications/ });
  for (const [from, keys, title] of [
    [settings, 'Control+Shift+A', 'Accessibility settings'],
    [settings, '?', 'Keyboard shortcuts'],
    [settings, 'Control+Shift+P', 'Performance dashboard'],
    [news, 'Enter', "What's new"],
    [notifications, 'Enter', 'Notifications'],
  ] as const) {
    await from.focus();
    await page.keyboard.press(keys);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await focusStop(page), title).toMatchObject({
        isInDialog: true,
        hasRing: true,
        isInSight: true,
      });
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(from, `${title} gives the focus back`).toBeFocused();
  }
});

test('the rail, the terminal and the way back keep the focus on the page', async ({ page }) => {
  await openScreen(page, '/');
  await page.keyboard.press('Alt+2');
  await page.getByRole('link', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Control+Backquote');
  // Settings also has a panel called “Terminal”.
  const terminal = page.getByRole('region', { name: 'Terminal' }).filter({ has: page.getByRole('log') });
  const prompt = terminal.getByRole('textbox', { name: 'Command' });
  await expect(prompt).toBeFocused();
  await page.keyboard.type('help\n');
  await expect(terminal.getByRole('log')).toContainText('history');
  await page.keyboard.press('Escape');
  await expect(terminal).toHaveCount(0);
  await expect(page.getByRole('main'), 'the focus is where it was').toBeFocused();

  await page.keyboard.press('Control+Backquote');
  await expect(prompt).toBeFocused();
  await page.keyboard.type('open changelog\n');
  await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
  await expect(prompt, 'who types commands types on').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(terminal).toHaveCount(0);
  await expect(page.getByRole('main'), 'not lost after it closed').toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
