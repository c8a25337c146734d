import { expectNoBarrier } from '../support/expectNoBarrier.ts';
import { excessWidth } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

/** In the layout of Charles Schwab: a deposit, two purchases on one day that are equal, a sale, and one of nothing held. */
const file = `"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"
"03/01/2024","Sell","NOTHELD","NOT HELD INC","5","$10.00","$0.00","$50.00"
"02/20/2024","Sell","GLH.SMP","GLENHOLLIN FOODS","4","$150.00","$1.00","$599.00"
"02/05/2024","Buy","GLH.SMP","GLENHOLLIN FOODS","10","$140.00","$1.00","-$1401.00"
"02/05/2024","Buy","GLH.SMP","GLENHOLLIN FOODS","10","$140.00","$1.00","-$1401.00"
"01/31/2024","MoneyLink Transfer","","TRANSFER","","","","$5000.00"
`;

test('imports a broker’s file, refuses what cannot be, adds nothing twice, and takes the import back', async ({
  page,
  context,
}) => {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Import transactions' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import transactions' });
  const choose = (name: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) });
  const next = () => dialog.getByRole('button', { name: 'Next' }).click();
  await choose('activity.csv');
  await next();
  await expect(dialog.getByRole('heading', { name: 'What was detected' })).toBeVisible();
  await expect(dialog.getByText('Charles Schwab').first()).toBeVisible();
  await next();
  await next();
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(dialog.getByText(/holds 0 NOTHELD on that day/u)).toBeVisible();
  await expectNoBarrier(page, 'the preview of an import');
  await dialog.getByRole('button', { name: 'Import 4 transactions' }).click();
  await dialog.getByRole('button', { name: 'Open portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Charles Schwab/u })).toBeVisible();
  const holdings = page.getByRole('region', { name: 'Table of holdings' });
  await expect(holdings.getByRole('row').nth(1)).toContainText('16');

  // The same file again has nothing new.
  await page.getByRole('button', { name: 'Import…' }).click();
  await choose('again.csv');
  await next();
  await next();
  await next();
  await expect(dialog.getByText('Already present')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Import \d/u })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // How it did, also without a network once it was shown.
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByRole('heading', { name: 'Returns side by side' })).toBeVisible();
  await expect(page.getByText('Time-weighted').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Portfolio', exact: true }).first().click();
  await page.getByRole('link', { name: 'Charles Schwab' }).click();
  await expect(holdings.getByRole('row').nth(1)).toContainText('16');
  await page.getByText('Accounts', { exact: true }).click();
  await page.getByRole('button', { name: 'Take back the import of activity.csv' }).click();
  await expect(page.getByText('No accounts yet')).toBeVisible();
  await page.getByRole('button', { name: /^Undo: Import of activity.csv taken back/u }).click();
  await expect(page.getByText('No accounts yet')).toHaveCount(0);
  await context.setOffline(false);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBe(0);
});
