import { expectNoBarrier } from '../support/expectNoBarrier.ts';
import { excessWidth } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test('opens the sample portfolio, shows its lots, and keeps a new account through a reload', async ({
  page,
}) => {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Open sample portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Sample portfolio/u })).toBeVisible();
  const holdings = page.getByRole('region', { name: 'Table of holdings' });
  await expect(holdings.getByRole('row')).toHaveCount(12);
  // Every holding has a value: two currencies, each with its rates.
  await expect(page.getByText(/no value and/u)).toHaveCount(0);
  await holdings.getByRole('button', { name: /^Yarrowen Beverages.*lots$/u }).click();
  await expect(page.getByRole('table', { name: 'Lots of Yarrowen Beverages' })).toBeVisible();
  await page.getByText('Sector', { exact: true }).click();
  await expect(holdings.getByRole('rowheader', { name: 'Consumer Staples' })).toBeVisible();
  await expectNoBarrier(page, 'holdings by sector');

  await page.getByText('Accounts', { exact: true }).click();
  await page.getByRole('button', { name: 'Add account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Pension');
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText(/^Pension/u)).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Account Pension added' }).click();
  await expect(page.getByText(/^Pension/u)).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo: Account Pension added' }).click();
  await expect(page.getByText(/edits are stored on this device/u)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Restored unsaved changes from/u)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/version 2/u)).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save a copy' }).click();
  await expect(page.getByText('You are now editing the copy “Sample portfolio, copy”.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Sample portfolio, copy/u })).toBeVisible();
  expect(page.url()).not.toBe(address);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await excessWidth(page)).toBe(0);
  await expectNoBarrier(page, 'accounts on a phone');
});
