import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import {
  editFirstGrowth,
  firstGrowth,
  modelLink,
  openWorkbench,
  valuePerShare,
} from '../support/workbench.ts';

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save version', exact: true });

/** The number of models with unsaved changes on this device. */
const countDrafts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('finance-analyst:device');
        opening.onerror = () => {
          reject(opening.error ?? new Error('The storage cannot be opened.'));
        };
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
          drafts.onsuccess = () => {
            opening.result.close();
            resolve(drafts.result.length);
          };
        };
      }),
  );

test('changes the value with an assumption, undoes and redoes it', async ({ page }) => {
  await openWorkbench(page);
  const before = await valuePerShare(page).innerText();
  await editFirstGrowth(page, '9.5');
  await expect(valuePerShare(page)).not.toHaveText(before);
  const after = await valuePerShare(page).innerText();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(valuePerShare(page)).toHaveText(before);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(valuePerShare(page)).toHaveText(after);
});

test('keeps a saved model after a reload and lists it on Home', async ({ page }) => {
  await openWorkbench(page);
  await editFirstGrowth(page, '9.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  const saved = await valuePerShare(page).innerText();
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(saved);
  await expect(firstGrowth(page)).toHaveValue(/^9\.5/);

  await page.getByRole('link', { name: 'Home' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await models.getByRole('link', { name: modelLink }).click();
  await expect(valuePerShare(page)).toHaveText(saved);
});

for (const entered of [true, false])
  test(`keeps ${entered ? 'an edit' : 'a figure that is still typed'} when the page is reloaded at that moment`, async ({
    page,
  }) => {
    await openWorkbench(page);
    await saveButton(page).click();
    await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
    await firstGrowth(page).click();
    await page.keyboard.type('9.5');
    if (entered) await page.keyboard.press('Enter');
    // Within the time that an edit waits for the next one.
    await page.evaluate(() => {
      location.reload();
    });
    await expect(page.getByText(/^Restored unsaved changes from/)).toBeVisible();
    await expect(firstGrowth(page)).toHaveValue(/^9\.5/);
  });

test('deletes a model and recovers it', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await models.getByRole('button', { name: /^Actions for Glenhollin Foods/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(models.getByText(/^Deleted Glenhollin Foods/)).toBeVisible();
  await expect(models.getByRole('link', { name: modelLink })).toHaveCount(0);
  await models.getByRole('button', { name: 'Undo' }).click();
  await expect(models.getByRole('link', { name: modelLink })).toBeVisible();
});

test('exports a model as a file and imports it again', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await models.getByRole('button', { name: /^Actions for Glenhollin Foods/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export model file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^glenhollin-foods.*\.json$/);

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a model file' }).click();
  await (await choosing).setFiles(await download.path());
  await expect(page.getByText(/Imported Glenhollin Foods/)).toBeVisible();
  await expect(models.getByRole('link', { name: modelLink })).toHaveCount(2);
});

test('says what is wrong with a file that is not a model', async ({ page }) => {
  await page.goto('/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a model file' }).click();
  await (
    await choosing
  ).setFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('loses no edit when the tab is closed before saving', async ({ context, page }) => {
  await openWorkbench(page);
  await editFirstGrowth(page, '9.5');
  const edited = await valuePerShare(page).innerText();
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText(/Unsaved changes from \d\d:\d\d/)).toBeVisible();
  await next.getByRole('button', { name: 'Open model' }).click();
  await expect(valuePerShare(next)).toHaveText(edited);
});

const elsewhere = (tab: Page) => tab.getByText('This model is open in another tab.');
const editHere = (tab: Page) => tab.getByRole('button', { name: 'Edit here' });

/** A saved model in two tabs; the first one edits. */
const openTwice = async (context: BrowserContext, page: Page): Promise<Page> => {
  await openWorkbench(page);
  await saveButton(page).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  return other;
};

test('[VALUATION-SCREENS-191] follows the tab that edits, and edits here when asked', async ({
  context,
  page,
}) => {
  const other = await openTwice(context, page);
  await editFirstGrowth(page, '9.5');
  const edited = await valuePerShare(page).innerText();
  await expect(valuePerShare(other)).toHaveText(edited);
  await expect(firstGrowth(other)).not.toBeEditable();

  // Text that is typed but not committed is handed over too.
  await firstGrowth(page).fill('8.5');
  await editHere(other).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(firstGrowth(other)).toHaveValue(/^8\.5/);
  await editFirstGrowth(other, '3.5');
  await expect(valuePerShare(page)).toHaveText(await valuePerShare(other).innerText());
  await saveButton(other).click();
  await expect(other.getByText(/· saved .* version 2/)).toBeVisible();
  await expect(page.getByText(/· saved .* version 2/)).toBeVisible();
  await expect.poll(() => countDrafts(page)).toBe(0);
});

test('[VALUATION-SCREENS-191] edits in the other tab once the editing tab is closed', async ({
  context,
  page,
}) => {
  const other = await openTwice(context, page);
  await editFirstGrowth(page, '9.5');
  const edited = await valuePerShare(page).innerText();
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.close({ runBeforeUnload: false });
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(valuePerShare(other)).toHaveText(edited);
  await editFirstGrowth(other, '3.5');
  await saveButton(other).click();
  await expect(other.getByText(/· saved .* version 2/)).toBeVisible();
});

test('[VALUATION-SCREENS-191] keeps editing in a reloaded tab, while the other one still follows', async ({
  context,
  page,
}) => {
  await openWorkbench(page);
  await saveButton(page).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await editFirstGrowth(page, '9.5');
  const edited = await valuePerShare(page).innerText();
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(edited);
  await expect(elsewhere(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await page.reload();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(valuePerShare(page)).toHaveText(edited);
});
