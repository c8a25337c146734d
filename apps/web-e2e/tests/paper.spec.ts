import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { editFirstGrowth, openWorkbench } from '../support/workbench.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`[SHELL-LAYOUT-51] prints only the screen, from the first page on, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/valuation-workbench?symbol=KST.SMP');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Forecast' })).toBeVisible();
    const aroundIt = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Main navigation' }),
      page.getByRole('contentinfo'),
      page.getByRole('region', { name: 'Quick actions' }),
    ];
    for (const part of aroundIt) await expect(part).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    for (const part of aroundIt) await expect(part).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(main.getByText('Sample data').first()).toBeVisible();
    const placeOfMain = await main.boundingBox();
    expect(placeOfMain).toMatchObject({ x: 0, y: 0, width: page.viewportSize()?.width });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });

test('[COMPONENTS-19] prints what a notice says about the figures, without its actions', async ({ page }) => {
  await openWorkbench(page, 'PNC.SMP');
  await page.getByRole('button', { name: 'Save version', exact: true }).click();
  await expect(page.getByText(/version 1$/)).toBeVisible();
  await openWorkbench(page, 'PNC.SMP');
  const offer = page.getByText(/This is a new one with default assumptions/);
  const warning = page.getByText(/of enterprise value, so the result depends mostly/).first();
  await expect(offer).toBeVisible();
  await expect(warning).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(offer).toBeHidden();
  await expect(warning).toBeVisible();
});

test('[COMPONENTS-19] prints a warning about the figures, without its actions', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await page.route('**/api/market-data/real-time**', (route) => route.abort());
  await openWorkbench(page, 'KST.SMP');
  const warning = page.getByText('The price could not be loaded');
  // One is beside the warning, the other in the panel of value and price.
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect(warning).toBeVisible();
  await expect(again).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(warning).toBeVisible();
  await expect(again).toBeHidden();
});

/** In points, as Chromium prints the page with the size set by its styles. */
const paperOf = async (page: Page) => {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    Number(width) > Number(height) ? 'across' : 'upright',
  );
};

test('[VALUATION-SCREENS-47] prints a long forecast in landscape, and a short one in portrait', async ({
  page,
}) => {
  await openWorkbench(page, 'KST.SMP');
  expect(new Set(await paperOf(page))).toEqual(new Set(['upright']));
  await page.getByText('10 years', { exact: true }).first().click();
  await page.getByRole('button', { name: 'History 10 years' }).click();
  const forecast = page.getByRole('region', { name: 'Forecast' });
  await expect(forecast.getByRole('columnheader')).toHaveCount(22);
  expect(new Set(await paperOf(page))).toEqual(new Set(['across']));
  // The long side of A4 within its usual margins, times the fifth by which Chromium scales down a wider page.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1308, height: 900 });
  const widths = await forecast.evaluate((panel) => [panel.scrollWidth, panel.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

// A4 between margins of a centimeter at 96 dots an inch, and as Chromium scales it down for a page a little wider.
for (const width of [794, 829])
  test(`[VALUATION-SCREENS-47] prints the reasons of an edited forecast within a page ${width} px wide`, async ({
    page,
  }) => {
    await openWorkbench(page);
    await editFirstGrowth(page, '9.5');
    await page.setViewportSize({ width, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    const forecast = page.getByRole('region', { name: 'Forecast' });
    await expect(forecast.getByText(/^Default: /).first()).toBeVisible();
    const excess = await forecast.evaluate((panel) => {
      const edge = panel.getBoundingClientRect().right;
      return [...panel.querySelectorAll('th, td, td *')]
        .filter((part) => part.getBoundingClientRect().right > edge + 0.5)
        .map(({ textContent }) => textContent);
    });
    expect(excess).toEqual([]);
    const shadows = await forecast.evaluate(
      (panel) =>
        [panel, ...panel.querySelectorAll('*')]
          .map((part) => getComputedStyle(part, '::after'))
          .filter(
            ({ display, content, position }) =>
              display !== 'none' && content !== 'none' && position === 'sticky',
          ).length,
    );
    expect(shadows).toBe(0);
  });

test('[OVERVIEW-SCREENS-19] prints Home without the search and other controls', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Company to value' });
  await expect(search).toBeVisible();
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import a model file' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Companies to try' })).toBeVisible();
});
