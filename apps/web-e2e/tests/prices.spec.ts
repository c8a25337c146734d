import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { openWorkbench, sampleCompany } from '../support/workbench.ts';

const { symbol } = sampleCompany;
const day = '2026-10-30';
const days = { symbol, exchange: null, firstDate: day, lastDate: day };
const imported = {
  ...days,
  currency: 'USD',
  rowsRead: 1,
  inserted: 1,
  updated: 0,
  unchanged: 0,
  refusedCount: 0,
  refused: [],
  notes: [],
};

/** Answers for the sample company as for one with filings and an imported price. */
async function answerAsForFilings(page: Page): Promise<void> {
  await page.route('**/api/fundamentals?**', async (route) => {
    const response = await route.fetch();
    const fundamentals = (await response.json()) as object;
    await route.fulfill({ response, json: { ...fundamentals, source: 'sec-edgar' } });
  });
  await page.route('**/api/market-data/real-time?**', async (route) => {
    const response = await route.fetch();
    const quotes = (await response.json()) as { readonly quotes: readonly object[] };
    const json = { ...quotes, quotes: quotes.quotes.map((quote) => ({ ...quote, source: 'csv-import' })) };
    await route.fulfill({ response, json });
  });
  await page.route('**/api/imports/prices?**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ json: { ...days, removed: 1 } })
      : route.fulfill({ body: `${JSON.stringify({ event: 'done', report: imported })}\n` }),
  );
}

const priceButton = (page: Page) => page.getByRole('button', { name: /^Edit price/ });

/** Opens the price panel and presses a button in it, by keyboard alone. */
async function chooseAtThePrice(page: Page, name: string): Promise<void> {
  await priceButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Price/ })).toBeFocused();
  const choice = page.getByRole('button', { name });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(choice).toBeHidden();
}

test.beforeEach(async ({ page }) => {
  await answerAsForFilings(page);
  await openWorkbench(page);
});

test('[VALUATION-SCREENS-162] returns focus to the price after an import started from it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: /^Import prices for/ });
  // The first dialog waits for its code; the second one opens while the panel closes.
  for (let round = 0; round < 2; round += 1) {
    await chooseAtThePrice(page, 'Import prices…');
    await expect(dialog).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'glh.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Date,Close\n${day},70\n`),
    });
    await expect(dialog.getByText('glh.csv imported')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(priceButton(page)).toBeFocused();
  }
});

test('[VALUATION-SCREENS-162] returns focus to the price after imported prices are removed', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: /^Remove imported prices for/ });
  for (let round = 0; round < 2; round += 1) {
    await chooseAtThePrice(page, 'Remove imported prices…');
    await dialog.getByRole('button', { name: 'Remove prices' }).press('Enter');
    await expect(dialog.getByText('1 imported day removed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(priceButton(page)).toBeFocused();
  }
});
