import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The address of every screen, and one that is none. */
export const screens = [
  '/',
  '/valuation-workbench',
  '/valuation-workbench?symbol=GLH.SMP',
  '/performance',
  '/heart-dashboard',
  '/usability-testing',
  '/mobile',
  '/status',
  '/changelog',
  '/settings',
  '/user-guide',
  '/terms',
  '/privacy',
  '/nowhere',
] as const;

/** Opens a screen and waits until nothing on it says that it is still being loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** By how many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
