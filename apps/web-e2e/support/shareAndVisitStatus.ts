import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Consents to sharing usage in Settings, then opens another screen. */
export async function shareAndVisitStatus(page: Page): Promise<void> {
  await page.getByText('Share usage records').click();
  await expect(page.getByRole('switch', { name: 'Share usage records' })).toBeChecked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service status' })).toBeVisible();
}
