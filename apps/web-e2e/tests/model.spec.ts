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

test('[VALUATION-SCREENS-381] opens a company without adding inline styles to those of the page', async ({
  page,
}) => {
  const own = (await (await page.request.get('/')).text()).match(/<style\b/g)?.length;
  await openWorkbench(page);
  await firstGrowth(page).waitFor();
  await expect(page.locator('style')).toHaveCount(own ?? Number.NaN);
  // What the browser calls the sum of panning and pinching.
  await expect(page.locator('[data-react-aria-pressable]').first()).toHaveCSS('touch-action', 'manipulation');
});

test('changes the value with an assumption, undoes and redoes it', async ({ page }) => {
  await openWorkbench(page);
  const before = await valuePerShare(page).innerText();
  const after = await editFirstGrowth(page, '9.5');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(valuePerShare(page)).toHaveText(before);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(valuePerShare(page)).toHaveText(after);
});

test('keeps a saved model after a reload and lists it on Home', async ({ page }) => {
  await openWorkbench(page);
  const saved = await editFirstGrowth(page, '9.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(saved);
  await expect(firstGrowth(page)).toHaveValue(/^9\.5/);

  await page.getByRole('link', { name: 'Home' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await models.getByRole('link', { name: modelLink }).click();
  await expect(valuePerShare(page)).toHaveText(saved);
});

test('[VALUATION-SCREENS-501] values a bank by excess return, and keeps the edited model after a reload', async ({
  page,
}) => {
  await openWorkbench(page, 'NHB.SMP');
  await expect(page.getByText('From book equity to value')).toBeVisible();
  const start = await valuePerShare(page).innerText();
  const firstReturn = page.getByRole('textbox', { name: /^Return on opening equity \d{4}/ }).first();
  await firstReturn.fill('14');
  await firstReturn.press('Enter');
  await expect(valuePerShare(page)).not.toHaveText(start);
  const edited = await valuePerShare(page).innerText();
  await saveButton(page).click();
  await expect(page.getByText(/^Excess return · saved .* version 1/)).toBeVisible();
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(edited);
  await expect(firstReturn).toHaveValue(/^14/);
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

/** Makes the page's next write endless, as on a slow device, and reloads the page during it. */
const reloadDuringNextWrite = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...given) {
      const begun = transaction.apply(this, given);
      if (given[1] !== 'readwrite') return begun;
      IDBDatabase.prototype.transaction = transaction;
      const readOn = () => {
        begun.objectStore('drafts').count().onsuccess = readOn;
      };
      readOn();
      location.reload();
      return begun;
    };
  });

test('keeps an edit when the page is reloaded while that edit is written', async ({ page }) => {
  await openWorkbench(page);
  await saveButton(page).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await reloadDuringNextWrite(page);
  await editFirstGrowth(page, '9.5');
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

test('exports the model on the screen as an Excel workbook', async ({ page }) => {
  await openWorkbench(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^GLH\.SMP free cash flow .{4} model\.xlsx$/u);
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
  const edited = await editFirstGrowth(page, '9.5');
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
  const edited = await editFirstGrowth(page, '9.5');
  await expect(valuePerShare(other)).toHaveText(edited);
  await expect(firstGrowth(other)).not.toBeEditable();

  // Text that is typed but not committed is handed over too.
  await firstGrowth(page).fill('8.5');
  await editHere(other).click();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(firstGrowth(other)).toHaveValue(/^8\.5/);
  await expect(valuePerShare(page)).toHaveText(await editFirstGrowth(other, '3.5'));
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
  const edited = await editFirstGrowth(page, '9.5');
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
  const edited = await editFirstGrowth(page, '9.5');
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(edited);
  await expect(elsewhere(page)).toHaveCount(0);
  await expect(firstGrowth(page)).toBeEditable();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await page.reload();
  await expect(elsewhere(page)).toBeVisible();
  await expect(elsewhere(other)).toHaveCount(0);
  await expect(valuePerShare(page)).toHaveText(edited);
});

/** Deletes the first model in `tab`, another tab than the one that edits it. */
const deleteInHome = async (tab: Page) => {
  await tab.goto('/');
  await tab.getByRole('button', { name: /^Actions for Glenhollin Foods/ }).click();
  await tab.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(tab.getByText(/^Deleted Glenhollin Foods/)).toBeVisible();
};

test('[VALUATION-SCREENS-380] brings a deleted model back by an edit in the other tab', async ({
  context,
  page,
}) => {
  const other = await openTwice(context, page);
  await editFirstGrowth(page, '9.5');
  await expect.poll(() => countDrafts(page)).toBe(1);
  await deleteInHome(other);
  await expect(other.getByText(/^Deleted .* Its unsaved changes are in Trash with it\./)).toBeVisible();
  await expect(page.getByText('This model is in Trash', { exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Trash' })).toBeVisible();

  const edited = await editFirstGrowth(page, '8.5');
  await expect(page.getByText(/was recovered from Trash/)).toBeVisible();
  const models = other.getByRole('region', { name: 'Recent models' });
  await expect(models.getByRole('link', { name: modelLink })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Trash' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete again' }).click();
  await expect(page.getByText('This model is in Trash', { exact: true })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Trash' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/was recovered from Trash/)).toBeVisible();
  await expect(valuePerShare(page)).toHaveText(edited);
  await saveButton(page).click();
  await expect(page.getByText(/· saved .* version 2/)).toBeVisible();
});

test('[VALUATION-SCREENS-380] continues with the unsaved changes of a deleted model, and saves a permanently deleted one', async ({
  context,
  page,
}) => {
  await openWorkbench(page);
  await saveButton(page).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  const edited = await editFirstGrowth(page, '9.5');
  await expect.poll(() => countDrafts(page)).toBe(1);
  const address = page.url();
  await deleteInHome(page);
  await page.getByRole('button', { name: 'Open model' }).click();
  await expect(page.getByText(/was recovered from Trash/)).toBeVisible();
  await expect(valuePerShare(page)).toHaveText(edited);

  const other = await context.newPage();
  await deleteInHome(other);
  await other.getByRole('button', { name: /^Delete permanently: / }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('This model was permanently deleted')).toBeVisible();
  await expect.poll(() => countDrafts(page)).toBe(1);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText(/· saved .* version 2/)).toBeVisible();
  await expect(page.getByText('This model was permanently deleted')).toHaveCount(0);

  // Without unsaved changes, the address of a model in Trash offers to recover it.
  await page.goto('/');
  await deleteInHome(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Recover', exact: true }).click();
  await expect(valuePerShare(page)).toHaveText(edited);
});
