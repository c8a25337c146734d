import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoBarrier } from '../support/expectNoBarrier.ts';
import { excessWidth } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedComplaints: [/net::ERR_INTERNET_DISCONNECTED/] });

const openPanel = async (page: Page) => {
  await page
    .getByRole('region', { name: 'Quick actions' })
    .getByRole('button', { name: 'Export data' })
    .click();
  return page.getByRole('dialog', { name: 'Export data' });
};

const download = async (page: Page): Promise<Download> => {
  const started = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  return started;
};

const linesOf = async (file: Download): Promise<readonly string[]> =>
  (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');

test('[WEB-207] [SHELL-LAYOUT-182] exports the holdings on screen in their groups, and the same file offline', async ({
  page,
  context,
}) => {
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Open sample portfolio' }).click();
  const table = page.getByRole('region', { name: 'Table of holdings' });
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  await page.getByText('Sector', { exact: true }).click();
  const shown = (await table.getByRole('button', { name: /lots$/u }).all()).length;

  const dialog = await openPanel(page);
  await expect(dialog.getByRole('radio', { name: 'Holdings' })).toBeChecked();
  await expect(dialog.getByRole('region', { name: 'Preview' }).getByRole('row').first()).toContainText(
    'Name',
  );
  await expectNoBarrier(page, 'the export panel');
  await dialog.getByRole('textbox', { name: /^File name/u }).fill('by sector');
  const file = await download(page);
  expect(file.suggestedFilename()).toBe('by sector.csv');
  const [head, ...rows] = await linesOf(file);
  expect(head).toContain('"Value, USD"');
  expect(rows).toHaveLength(shown);
  expect(rows.every((row) => row.includes('Sample'))).toBe(true);
  // Groups stay together, as on screen.
  const groups = rows.map((row) => row.split(',')[0]);
  expect(groups.filter((group, at) => group !== groups[at - 1])).toHaveLength(new Set(groups).size);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await context.setOffline(true);
  await page.keyboard.press('Control+Shift+E');
  await expect(dialog).toBeVisible();
  expect(await linesOf(await download(page))).toEqual([head, ...rows]);
  await context.setOffline(false);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
});

test('[WEB-208] offers the sample market, marked as such, where a screen has nothing to export', async ({
  page,
}) => {
  await page.goto('/settings');
  const dialog = await openPanel(page);
  await expect(dialog.getByRole('heading', { name: 'Nothing to export on this screen' })).toBeVisible();
  const lines = await linesOf(await download(page));
  expect(lines).toContain('Sample data');
  expect(lines.some((line) => line.startsWith('GLH.SMP,'))).toBe(true);
  await dialog.getByRole('link', { name: 'Portfolio' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Portfolio/u })).toBeVisible();
});
