import type { Locator, Page } from '@playwright/test';
import { expectNoBarrier } from '../support/expectNoBarrier.ts';
import { overlays } from '../support/overlays.ts';
import { preferElsewhere } from '../support/preferElsewhere.ts';
import { excessWidth, openScreen, screenAddresses, untilLoaded } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { firstGrowth, openWorkbench } from '../support/workbench.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const looks = [
  { size: desktop, colorSchemes: ['light', 'dark'] },
  { size: { width: 1024, height: 768 }, colorSchemes: ['light'] },
  { size: phone, colorSchemes: ['light', 'dark'] },
] as const;

/** How much wider than its window a screen is at 400%, and with large text on narrow phones. */
async function excessWhereNarrow(page: Page): Promise<Readonly<Record<string, number>>> {
  await page.setViewportSize({ width: 320, height: 256 });
  const at400Percent = await excessWidth(page);
  await preferElsewhere(page, { largeText: true });
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(rootSize).toBe('20px');
  await page.setViewportSize(phone);
  const withLargeText = await excessWidth(page);
  await preferElsewhere(page, { largeText: true, dyslexiaFont: true });
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('OpenDyslexic') && status === 'loaded'),
  );
  await page.setViewportSize({ width: 320, height: 640 });
  return { at400Percent, withLargeText, inTheFontForDyslexia: await excessWidth(page) };
}

// Opening a screen takes longer than checking it, so each is opened once and its window then takes every size. Screens
// alternate between two tests, because two tests run at a time.
for (const [share, rest] of [
  ['first, third', 0],
  ['second, fourth', 1],
] as const)
  test(`the ${share} and every other screen on have no serious barrier and never scroll sideways`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWorkbench(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
    const screens = (await screenAddresses(page)).filter((_, index) => index % 2 === rest);
    expect(screens.length).toBeGreaterThan(5);
    for (const screen of screens) {
      await page.setViewportSize(desktop);
      await openScreen(page, screen);
      for (const { size, colorSchemes } of looks) {
        await page.setViewportSize(size);
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme });
          await untilLoaded(page);
          const where = `${screen} at ${String(size.width)} × ${String(size.height)}, ${colorScheme}`;
          await expectNoBarrier(page, where, colorScheme === 'light' ? 'all' : 'looks');
        }
      }
      const none = { at400Percent: 0, withLargeText: 0, inTheFontForDyslexia: 0 };
      expect(await excessWhereNarrow(page), screen).toEqual(none);
      await preferElsewhere(page, {});
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

for (const screen of ['/', '/valuation-workbench?symbol=GLH.SMP', '/settings'])
  test(`no mode has a serious barrier on ${screen}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, screen);
    for (const [size, colorScheme] of [
      [desktop, 'light'],
      [phone, 'dark'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      for (const mode of modes) {
        await preferElsewhere(page, mode);
        await page.evaluate(() => document.fonts.ready);
        const where = `${JSON.stringify(mode)} at ${String(size.width)}, ${colorScheme}`;
        // The others change the appearance and nothing that a screen reader announces.
        await expectNoBarrier(page, where, 'screenReader' in mode ? 'all' : 'looks');
      }
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
  const other = page.locator('label', { hasText: /^One number$/ }).first();
  await expect.poll(() => groundOf(chosen)).toBe(highlight);
  expect(await groundOf(other)).not.toBe(highlight);
  await expect.poll(() => groundOf(page.locator('td[aria-selected="true"]').first())).toBe(highlight);
});
