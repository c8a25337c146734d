import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { editFirstGrowth, openWorkbench } from '../support/workbench.ts';

/** A page whose edits exist only in its memory, with a new version waiting. */
async function editAndOffer(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await openWorkbench(page);
  await editFirstGrowth(page, '7');
  await page.evaluate(() => {
    dispatchEvent(new Event('update-available'));
  });
  return page.getByRole('button', { name: 'Reload', exact: true });
}

test('[SHELL-LAYOUT-72] asks before a reload that would lose work, with the focus on the question and then on the offer', async ({
  page,
}) => {
  const reload = await editAndOffer(page);
  await reload.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“Glenhollin Foods');
  await expect(page.getByRole('button', { name: 'Download a backup' })).toBeFocused();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(reload).toBeFocused();
});

test('[SHELL-LAYOUT-72] still offers the choice if the question cannot be loaded', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/UpdateQuestion-*.js', (route) => route.abort());
  const reload = await editAndOffer(page);
  await reload.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Unsaved work could not be listed' });
  // Its code is requested three times, over six seconds.
  await expect(failure).toBeVisible({ timeout: 15_000 });
  await expect(failure.getByRole('button', { name: 'Reload anyway' })).toBeVisible();
  await failure.getByRole('button', { name: 'Later' }).click();
  await expect(reload).toBeFocused();
});
