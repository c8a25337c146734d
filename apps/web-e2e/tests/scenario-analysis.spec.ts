import { expectNoBarrier } from '../support/expectNoBarrier.ts';
import { excessWidth } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';
import { editFirstGrowth, modelLink, openWorkbench, valuePerShare } from '../support/workbench.ts';

test.use({ expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

test('analyzes a saved model offline: tornado, repeatable simulation, canceled run, two-way grid', async ({
  page,
  context,
}) => {
  await openWorkbench(page);
  const value = await editFirstGrowth(page, '6');
  await page.getByRole('button', { name: 'Save version', exact: true }).click();
  await expect(page.getByText(/· saved .* version 1/u)).toBeVisible();

  await page.getByRole('link', { name: 'Scenario analysis' }).first().click();
  await page.getByRole('main').getByRole('link', { name: modelLink }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Scenario analysis: Glenhollin/u }),
  ).toBeVisible();
  await expect(valuePerShare(page)).toContainText(/[\d.]+$/u.exec(value)?.[0] ?? 'a value');
  await expect(page.getByRole('checkbox', { name: 'Terminal growth' })).toBeVisible();

  await page.getByRole('application', { name: /^Value per share by input/u }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: / at .*, .* at / })).toBeAttached();

  // Everything it needs is on the device once its code is loaded.
  await page.getByRole('button', { name: 'Run simulation' }).click();
  const checksum = page.getByText(/^Seed 1\. Checksum [0-9a-f]{16}\.$/u);
  await expect(checksum).toBeVisible();
  const first = await checksum.innerText();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Run simulation' }).click();
  await expect(page.getByRole('button', { name: 'Run simulation' })).toBeVisible();
  await expect(checksum).toHaveText(first);
  await expect(page.getByText(/^Probability that the value is below the price of/u)).toBeVisible();
  await context.setOffline(false);
  await expectNoBarrier(page, 'scenario analysis with a simulation');

  await page.getByRole('button', { name: 'Actions of Percentiles' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /^Download run/u }).click();
  const file = await (await downloading).path();
  await page
    .getByLabel('Repeat run from file', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file);
  await expect(page.getByText('Repeated: every path has the same figure as in the file.')).toBeVisible();

  await page.getByRole('button', { name: 'Correlations', exact: false }).click();
  const correlation = (one: string, other: string) =>
    page.getByRole('textbox', { name: `Correlation of ${one} and ${other}` });
  for (const [one, other] of [
    ['Operating margin (EBITA)', 'Revenue growth'],
    ['Terminal growth', 'Revenue growth'],
    ['Terminal growth', 'Operating margin (EBITA)'],
  ] as const) {
    await correlation(one, other).fill('-0.9');
    await page.keyboard.press('Enter');
  }
  // The same is offered with the simulation and under the matrix.
  await page.getByRole('button', { name: 'Use these correlations' }).last().click();
  await expect(correlation('Operating margin (EBITA)', 'Revenue growth')).toHaveValue('−0.50');

  await page.getByRole('button', { name: /^10,000/u }).click();
  await page.getByRole('option', { name: '1,000,000' }).click();
  await page.getByRole('button', { name: 'Run simulation' }).click();
  await expect(page.getByRole('progressbar', { name: 'Simulating' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText(/^Canceled after .* of 1,000,000 paths\. Your settings are unchanged\.$/u),
  ).toBeVisible();
  await expect(correlation('Operating margin (EBITA)', 'Revenue growth')).toHaveValue('−0.50');

  await expect(page.getByRole('grid', { name: 'Value per share by two inputs' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => excessWidth(page)).toBe(0);
});
