import { readFile } from 'node:fs/promises';
import { asPerson } from '../support/asPerson.ts';
import { workerInControl } from '../support/keptAnswers.ts';
import { expect, test } from '../support/test.ts';
import { textOfPdf } from '../support/textOfPdf.ts';
import {
  editFirstGrowth,
  modelLink,
  openWorkbench,
  sampleCompany,
  valuePerShare,
} from '../support/workbench.ts';

test.beforeEach(({ context }) => asPerson(context));

test('restores app, model and last data with their age on a reload without a network', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await page.goto('/');
  // The first visit came before the worker; the second one goes through it.
  await workerInControl(page);
  await openWorkbench(page);
  const saved = await editFirstGrowth(page, '9.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);

  await context.setOffline(true);
  await expect(page.locator('html')).toHaveClass(/\boffline\b/);
  await expect(page.getByRole('banner').getByText('Offline', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Companies to try' }).getByRole('link')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toContainText(
    'Prices: Sample market, to 30 Oct 2026 · offline',
  );
  await page.getByRole('region', { name: 'Recent models' }).getByRole('link', { name: modelLink }).click();
  await expect(valuePerShare(page)).toHaveText(saved);
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(saved);

  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText('Online', { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/\boffline\b/);
});

test('exports a model as an Excel workbook without a network, also as the first export', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await page.goto('/');
  await workerInControl(page);
  await openWorkbench(page);
  await context.setOffline(true);
  await expect(page.locator('html')).toHaveClass(/\boffline\b/);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
  const bytes = await readFile(await (await downloading).path());
  // An XLSX file is a ZIP archive.
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});

test('exports a model as a memo with the figures of the screen without a network, also as the first export', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await page.goto('/');
  await workerInControl(page);
  await openWorkbench(page);
  await context.setOffline(true);
  await expect(page.locator('html')).toHaveClass(/\boffline\b/);
  const value = /[\d,.]+$/.exec(await editFirstGrowth(page, '9.5'))?.[0];
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Memo as PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^GLH\.SMP free cash flow .{4} memo\.pdf$/u);
  const text = await textOfPdf(await readFile(await download.path()));
  expect(text).toContain(sampleCompany.name);
  expect(text).toContain(`Value per share ${value} USD`);
  expect(text).toContain('Sample data: the company and its figures are fictional.');
});

test('shows the price of a company that was only opened by its address on Home without a network', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await page.goto('/privacy');
  await workerInControl(page);
  await openWorkbench(page);
  await editFirstGrowth(page, '9.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  const price = await page
    .getByRole('term')
    .filter({ hasText: /^Price,/ })
    .locator('+ dd')
    .innerText();
  const [figure = 'no price'] = /\d+\.\d\d/.exec(price) ?? [];

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Home' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await expect(models.getByRole('row').filter({ hasText: 'Glenhollin Foods' })).toContainText(figure);
  await expect(models).not.toContainText('not been loaded');
});
