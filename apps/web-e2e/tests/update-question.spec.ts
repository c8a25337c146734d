import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { editFirstGrowth, openWorkbench } from '../support/workbench.ts';

/** A page whose edits live in its memory alone, and a new version that waits for it. */
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

test('[WEB-39] asks before a reload that costs work, with the focus on the question and then on the offer', async ({
  page,
}) => {
  const reload = await editAndOffer(page);
  await reload.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Only this tab has “Glenhollin Foods');
  await expect(page.getByRole('button', { name: 'Download a backup' })).toBeFocused();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(reload).toBeFocused();
});

test('[WEB-39] leaves the choice where what a reload would cost cannot be shown', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED/);
  await page.route('**/assets/UpdateQuestion-*.js', (route) => route.abort());
  const reload = await editAndOffer(page);
  await reload.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Unsaved work could not be checked' });
  // Its code is asked for three times, six seconds in all.
  await expect(failure).toBeVisible({ timeout: 15_000 });
  await expect(failure.getByRole('button', { name: 'Reload anyway' })).toBeVisible();
  await failure.getByRole('button', { name: 'Later' }).click();
  await expect(reload).toBeFocused();
});
