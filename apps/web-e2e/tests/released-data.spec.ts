import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { everyGrowth, modelLink, valuePerShare } from '../support/workbench.ts';

/** The first release's stored data as it wrote it, and the figures that it showed for it. */
const released = join(import.meta.dirname, '../../../libs/data/workspace/src/testing/released-1');
const glenhollin = { value: '180.86', growths: ['9.5', '4.4', '3.9', '3.5', '3.0'] };
const draft = { value: '183.38', growths: ['11.0', '4.4', '3.9', '3.5', '3.0'] };
const kestrelow = { value: '76.98', growths: ['−4.9', '−3.4', '−1.9', '−0.4', '1.0'] };

const releasedDatabase = readFileSync(join(released, 'database.json'), 'utf8');

/** The released data with unsaved changes that another tab left before the draft, in the second year's growth alone. */
function withOlderDraft(): string {
  const database = JSON.parse(releasedDatabase) as { stores: { drafts: [string[], unknown][] } };
  const { drafts } = database.stores;
  for (const [[id = '', , part = ''], value] of [...drafts]) {
    const other = structuredClone(value) as {
      savedAt: string;
      document: { body: { assumptions: { readonly id: string }[] } };
    };
    if (part === 'edit') {
      other.savedAt = '2026-11-22T00:00:00.000Z';
      const { body } = other.document;
      const values: Readonly<Record<string, object>> = {
        'revenue_growth@1': { value: 0.095, edited: true },
        'revenue_growth@2': { value: 0.06, edited: true },
      };
      body.assumptions = body.assumptions.map((row) => ({ ...row, ...values[row.id] }));
    }
    drafts.push([[id, 'another-tab', part], other]);
  }
  return JSON.stringify(database);
}

/** Fills the device's storage from a file of the app that runs no program. */
const storeDatabase = async (page: Page, database = releasedDatabase): Promise<void> => {
  await page.goto('/icons/mark.svg');
  await page.evaluate(
    (text) =>
      new Promise((resolve, reject) => {
        const { name, version, stores } = JSON.parse(text) as {
          name: string;
          version: number;
          stores: Record<string, [IDBValidKey, unknown][]>;
        };
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
          for (const [store, records] of Object.entries(stores)) {
            const created = request.result.createObjectStore(store);
            for (const [key, value] of records) created.put(value, key);
          }
        };
        request.onerror = () => {
          reject(request.error ?? new Error('The database could not be written.'));
        };
        request.onsuccess = () => {
          request.result.close();
          resolve(undefined);
        };
      }),
    database,
  );
};

const expectModel = async (
  page: Page,
  model: { readonly value: string; readonly growths: readonly string[] },
): Promise<void> => {
  await expect(valuePerShare(page)).toContainText(model.value);
  expect(await everyGrowth(page)).toEqual(model.growths);
};

const openFromHome = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('region', { name: 'Recent models' }).getByRole('link', { name }).first().click();
};

test('opens the first release’s data with its original figures', async ({ page }) => {
  await storeDatabase(page);
  await page.goto('/');
  await openFromHome(page, /^Kestrelow/);
  await expectModel(page, kestrelow);
  await page.goto('/');
  await page.getByRole('button', { name: 'Open model' }).click();
  await expectModel(page, draft);
});

test('merges the unsaved changes that two tabs of the first release left', async ({ page }) => {
  await storeDatabase(page, withOlderDraft());
  await page.goto('/');
  const models = page.getByRole('region', { name: 'Recent models' }).getByRole('link', { name: modelLink });
  await expect(models.first()).toBeVisible();
  const count = await models.count();
  await page.getByRole('button', { name: 'Open model' }).click();
  await expect.poll(() => everyGrowth(page)).toEqual(['11.0', '6.0', '3.9', '3.5', '3.0']);
  await page.goto('/');
  await expect(models).toHaveCount(count);
});

test('imports a model file of the first release', async ({ page }) => {
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a model file' }).click();
  await (await choosing).setFiles(join(released, 'model.json'));
  await expect(page.getByText(/Imported Glenhollin Foods/)).toBeVisible();
  await openFromHome(page, modelLink);
  await expectModel(page, glenhollin);
});

test('restores a backup of the first release', async ({ page }) => {
  await page.goto('/settings');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  await (await choosing).setFiles(join(released, 'backup.json'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByText(/Restored \d+ documents/)).toBeVisible();
  await page.goto('/');
  await openFromHome(page, modelLink);
  await expectModel(page, glenhollin);
});
