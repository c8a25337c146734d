import { expect, test } from '../support/test.ts';
import {
  editFirstGrowth,
  firstGrowth,
  modelLink,
  openWorkbench,
  valuePerShare,
} from '../support/workbench.ts';

test('moves the value with an assumption, takes it back and does it again', async ({ page }) => {
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

test('keeps a saved model over a reload and lists it on the overview', async ({ page }) => {
  await openWorkbench(page);
  await editFirstGrowth(page, '9.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  const saved = await valuePerShare(page).innerText();
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(saved);
  await expect(firstGrowth(page)).toHaveValue(/^9\.5/);

  await page.getByRole('link', { name: 'Overview' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await models.getByRole('link', { name: modelLink }).click();
  await expect(valuePerShare(page)).toHaveText(saved);
});

test('removes a model and brings it back', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
  const models = page.getByRole('region', { name: 'Recent models' });
  await models.getByRole('button', { name: /^Actions for Glenhollin Foods/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(models.getByText(/^Removed Glenhollin Foods/)).toBeVisible();
  await expect(models.getByRole('link', { name: modelLink })).toHaveCount(0);
  await models.getByRole('button', { name: 'Undo' }).click();
  await expect(models.getByRole('link', { name: modelLink })).toBeVisible();
});

test('hands a model out as a file and takes it in again', async ({ page }) => {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).click();
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

test('says what is wrong with a file that is no model', async ({ page }) => {
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
  await page.waitForTimeout(600);
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await expect(next.getByText(/Unsaved changes from \d\d:\d\d/)).toBeVisible();
  await next.getByRole('button', { name: /^(Recover|Continue)$/ }).click();
  await expect(valuePerShare(next)).toHaveText(edited);
});
