import type { Page } from '@playwright/test';
import { overlays } from '../support/overlays.ts';
import { openScreen, screenAddresses } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { touchTargetCheck } from '../support/touchTargetCheck.ts';
import { modelLink, openWorkbench, valuePerShare } from '../support/workbench.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ content: await touchTargetCheck() });
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

interface Target {
  readonly element: Element;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}
declare const touchTargets: (
  root: ParentNode,
  least?: { width: number; height: number },
) => readonly Target[];

/** Targets a finger would miss here: controls under 44 by 44, and pairs that overlap. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['no finger'];
    const px = (value: number) => String(Math.round(value * 10) / 10);
    const small = touchTargets(document).map(
      ({ name, width, height }) => `${name}: ${px(width)} × ${px(height)}`,
    );
    const everything = { width: Infinity, height: Infinity };
    const all = touchTargets(document, everything)
      .map(({ element, name }) => ({ element: element.closest('label') ?? element, name }))
      // Fixed elements cover what is scrolled under them.
      .filter(({ element }) => {
        for (let part: Element | null = element; part; part = part.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return false;
        return true;
      })
      .map(({ element, name }) => ({ element, name, place: element.getBoundingClientRect() }));
    const crowded = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(({ element }) => !element.contains(one.element) && !one.element.contains(element))
        .filter(({ place }) => {
          const across = Math.min(place.right, one.place.right) - Math.max(place.left, one.place.left);
          const down = Math.min(place.bottom, one.place.bottom) - Math.max(place.top, one.place.top);
          return across > 1 && down > 1;
        })
        .map(({ name }) => `${one.name} reaches into ${name}`),
    );
    return [...small, ...crowded];
  });

test('every control of every screen measures 44 × 44 px on touch screens', async ({ page }) => {
  test.setTimeout(120_000);
  const found: Record<string, string[]> = {};
  const screens = await screenAddresses(page);
  for (const screen of screens) {
    await openScreen(page, screen);
    found[screen] = await faults(page);
  }
  expect(found).toEqual(Object.fromEntries(screens.map((screen) => [screen, []])));
});

test('so do the actions of a model', async ({ page }) => {
  const found: Record<string, string[]> = {};
  await openWorkbench(page);
  await page
    .getByRole('textbox', { name: /^Growth \d{4} %$/ })
    .first()
    .fill('9.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled();
  found['edited'] = await faults(page);
  await valuePerShare(page).getByRole('button').tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  found['explained'] = await faults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  found['saved'] = await faults(page);
  await openScreen(page, '/');
  const models = page.getByRole('region', { name: 'Recent models' });
  await expect(models.getByRole('link', { name: modelLink })).toBeVisible();
  found['listed'] = await faults(page);
  await models.getByRole('button', { name: /^Actions for Glenhollin Foods/ }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  found['its menu'] = await faults(page);
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await expect(models.getByText(/^Deleted Glenhollin Foods/)).toBeVisible();
  found['removed'] = await faults(page);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
});

test('so do the controls of every overlay', async ({ page }) => {
  test.setTimeout(120_000);
  const found: Record<string, string[]> = {};
  await openScreen(page, '/');
  for (const { title, item } of overlays) {
    await page.getByRole('button', { name: 'Help' }).tap();
    await expect(page.getByRole('menu')).toBeVisible();
    found['Help'] = await faults(page);
    await page.getByRole('menuitem', { name: item }).tap();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    found[title] = await faults(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'More' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  found['More'] = await faults(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Terminal/ }).tap();
  await expect(page.getByRole('region', { name: 'Terminal' })).toBeVisible();
  found['Terminal'] = await faults(page);
  await openScreen(page, '/user-guide');
  await page.getByRole('main').getByRole('textbox').fill('wacc');
  await expect(page.getByRole('main').getByRole('list').getByRole('link').first()).toBeVisible();
  found['Found in the guide'] = await faults(page);
  expect(found).toEqual(Object.fromEntries(Object.keys(found).map((state) => [state, []])));
});

test('[VALUATION-SCREENS-101] the answer bar is fully visible under the shell’s bar', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('heading', { name: 'Checks' }).scrollIntoViewIfNeeded();
  const labels = page.locator('[data-answer-bar] dt');
  await expect(labels.first()).toBeVisible();
  const shell = await page.getByRole('banner').boundingBox();
  const label = await labels.first().boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((shell?.y ?? NaN) + (shell?.height ?? NaN));
});
