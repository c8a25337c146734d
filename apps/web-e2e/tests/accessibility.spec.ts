import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier } from '../support/expectNoBarrier.ts';
import { overlays } from '../support/overlays.ts';
import { excessWidth, openScreen, screenAddresses } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { firstGrowth, openWorkbench } from '../support/workbench.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const looks = [
  { size: desktop, colorSchemes: ['light', 'dark'] },
  { size: { width: 1024, height: 768 }, colorSchemes: ['light'] },
  { size: phone, colorSchemes: ['light', 'dark'] },
] as const;

for (const { size, colorSchemes } of looks)
  test(`no screen has a serious barrier at ${String(size.width)} × ${String(size.height)}, ${colorSchemes.join(' and ')}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const screens = await screenAddresses(page);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const screen of screens) {
      await page.emulateMedia({ colorScheme: 'light' });
      await openScreen(page, screen);
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        await expectNoBarrier(page, `${screen}, ${colorScheme}`, colorScheme === 'light' ? 'all' : 'looks');
      }
    }
  });

const modes = [
  { highContrast: true },
  { largeText: true },
  { screenReader: true },
  { dyslexiaFont: true },
  { colorBlindMode: 'protanopia' },
  { colorBlindMode: 'deuteranopia' },
  { colorBlindMode: 'tritanopia' },
] as const;

/** Changes the preferences as another tab of the same browser would. */
const preferElsewhere = (page: Page, preferences: object) =>
  page.evaluate((entry) => {
    const key = 'accessibility-preferences';
    localStorage.setItem(key, entry);
    dispatchEvent(new StorageEvent('storage', { key, newValue: entry, storageArea: localStorage }));
  }, JSON.stringify(preferences));

for (const [size, colorScheme] of [
  [desktop, 'light'],
  [phone, 'dark'],
] as const)
  for (const screen of ['/', '/valuation-workbench?symbol=GLH.SMP', '/settings'])
    test(`no mode has a serious barrier on ${screen} at ${String(size.width)}, ${colorScheme}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openScreen(page, screen);
      for (const mode of modes) {
        await preferElsewhere(page, mode);
        await page.evaluate(() => document.fonts.ready);
        // The others change how it looks and nothing that a screen reader hears.
        await expectNoBarrier(page, JSON.stringify(mode), 'screenReader' in mode ? 'all' : 'looks');
      }
    });

for (const [size, colorScheme] of [
  [desktop, 'dark'],
  [phone, 'light'],
] as const)
  test(`no overlay has a serious barrier at ${String(size.width)}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openScreen(page, '/');
    for (const { title, item } of overlays) {
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoBarrier(page, title);
      expect(await excessWidth(page), title).toBe(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

test('no screen scrolls sideways at 400%, nor at 320 px with large text in the font for dyslexia', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  const screens = await screenAddresses(page);
  const excess: Record<string, readonly number[]> = {};
  for (const screen of screens) {
    await page.setViewportSize({ width: 320, height: 256 });
    await preferElsewhere(page, {});
    await openScreen(page, screen);
    const magnified = await excessWidth(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await preferElsewhere(page, { largeText: true, dyslexiaFont: true });
    await page.waitForFunction(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('OpenDyslexic') && status === 'loaded',
      ),
    );
    excess[screen] = [magnified, await excessWidth(page)];
  }
  expect(excess).toEqual(Object.fromEntries(screens.map((screen) => [screen, [0, 0]])));
});

test('[VALUATION-SCREENS-102] forced colors mark a chosen option and a selected cell', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWorkbench(page);
  await firstGrowth(page).click();
  await page.keyboard.press('Shift+ArrowRight');
  const groundOf = (element: Locator): Promise<string> =>
    element.evaluate((marked) => getComputedStyle(marked).backgroundColor);
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: Highlight; forced-color-adjust: none';
    return getComputedStyle(probe).backgroundColor;
  });
  const chosen = page.locator('label', { hasText: /^Built up$/ });
  const other = page.locator('label', { hasText: /^One number$/ });
  expect(await groundOf(chosen)).toBe(highlight);
  expect(await groundOf(other)).not.toBe(highlight);
  expect(await groundOf(page.locator('td[aria-selected="true"]').first())).toBe(highlight);
});
