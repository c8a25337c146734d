import { expect, test } from '../support/test.ts';
import { openWorkbench } from '../support/workbench.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`[SHELL-LAYOUT-51] puts the screen alone on paper, from the first page on, in the ${colorScheme} theme`, async ({
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
      page.getByRole('group', { name: 'Quick actions' }),
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

test('[COMPONENTS-19] leaves on paper what a notice says of the figures, and nothing that is to be done', async ({
  page,
}) => {
  await openWorkbench(page, 'KST.SMP');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/version 1$/)).toBeVisible();
  await openWorkbench(page, 'KST.SMP');
  const offer = page.getByText(/This is a new one from default assumptions/);
  const warning = page.getByText(/grows without net investment/).first();
  await expect(offer).toBeVisible();
  await expect(warning).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(offer).toBeHidden();
  await expect(warning).toBeVisible();
});
