import { everyGrowth, firstGrowth, openWorkbench } from '../support/workbench.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('pastes cells from a spreadsheet, undoes them as one step, and copies figures as numbers', async ({
  page,
}) => {
  await openWorkbench(page);
  const before = await everyGrowth(page);
  await page.evaluate(() => navigator.clipboard.writeText('11.2%\t10.1%\r\n23.1\t(5.5)\r\n'));
  await firstGrowth(page).click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('4 cells filled.')).toBeAttached();
  await expect.poll(() => everyGrowth(page)).toEqual(['11.2', '10.1', ...before.slice(2)]);
  await page.keyboard.press('ControlOrMeta+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('11.2%\t10.1%\n23.1%\t-5.5%');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => everyGrowth(page)).toEqual(before);
});

test('fills the years to the right with Ctrl+R, without reloading the page', async ({ page }) => {
  await openWorkbench(page);
  await firstGrowth(page).click();
  await page.keyboard.type('=3*2.5');
  await page.keyboard.press('ControlOrMeta+R');
  await expect.poll(() => everyGrowth(page)).toEqual(['7.5', '7.5', '7.5', '7.5', '7.5']);
});
