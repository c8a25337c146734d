import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const days = 60;
const portfolio = {
  kind: 'portfolio',
  id: 'long',
  schemaVersion: 1,
  ownerId: 'device',
  title: 'Long portfolio',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  baseRevision: 0,
  body: {
    currency: 'USD',
    accounts: [{ id: 'main', name: 'Main', currency: 'USD', opened: null, lotMethod: 'fifo' }],
    instruments: [],
    rows: Array.from({ length: 1500 }, (_, place) => ({
      id: `row-${place}`,
      account: 'main',
      entry: place,
      kind: 'buy',
      date: new Date(Date.UTC(2024, 0, 1 + (place % days))).toISOString().slice(0, 10),
      currency: 'USD',
      instrument: { symbol: place % 3 === 0 ? 'GLH.SMP' : `T${place % 70}`, market: null },
      quantity: '2',
      price: '100.25',
    })),
    batches: [],
    targets: [],
  },
};

const summaries = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [known] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('finance-analyst:'));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(known?.name ?? '');
      request.onsuccess = () => {
        resolve(request.result);
      };
      request.onerror = () => {
        reject(new Error('The database did not open.'));
      };
    });
    const counting = database.transaction('derived').objectStore('derived').count();
    const count = await new Promise<number>((resolve) => {
      counting.onsuccess = () => {
        resolve(counting.result);
      };
    });
    database.close();
    return count;
  });

test('[WEB-206] shows what a long portfolio held before its ledger is folded again, and nothing of other transactions', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'long.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(portfolio)),
    });
  await expect(page.getByText('Long portfolio').first()).toBeVisible();
  await page.goto('/portfolio');
  await page.getByRole('link', { name: 'Long portfolio' }).click();
  const holdings = page.getByRole('region', { name: 'Table of holdings' });
  const first = holdings.getByRole('row').nth(1);
  await expect(first).toContainText('1,000');
  await expect(page.getByText(/^As of .*computing again…$/u)).toHaveCount(0);
  await expect.poll(() => summaries(page)).toBe(1);

  // The worker that folds does not come, so that only the summary can be shown.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/ledger-/u, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(first).toContainText('1,000');
  await expect(page.getByText(/^As of .*computing again…$/u)).toBeVisible();
  release();
  await expect(page.getByText(/^As of .*computing again…$/u)).toHaveCount(0);
  await expect(first).toContainText('1,000');
  // More rows than a screen are drawn on request.
  await page.getByRole('button', { name: 'Show all 71' }).click();
  await expect(holdings.getByRole('rowheader')).toHaveCount(71);
});
