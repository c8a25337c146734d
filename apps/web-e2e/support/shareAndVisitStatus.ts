import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Consents, on the settings screen, to sharing what is recorded, and goes on to another screen. */
export async function shareAndVisitStatus(page: Page): Promise<void> {
  await page.getByText('Share what is recorded').click();
  await expect(page.getByRole('switch', { name: 'Share what is recorded' })).toBeChecked();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Service status' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service status' })).toBeVisible();
}
