import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The path of every screen, as the navigation of a phone leads to them. */
export async function screenPaths(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'More' }).click();
  const links = page.getByRole('dialog').getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/valuation-workbench', '/settings', '/status', '/privacy']),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (size) await page.setViewportSize(size);
  return paths;
}

/** The address of every screen, of a valuation, and one that is none. */
export const screenAddresses = async (page: Page): Promise<readonly string[]> => [
  ...(await screenPaths(page)),
  '/valuation-workbench?symbol=GLH.SMP',
  '/nowhere',
];

/** Opens a screen and waits until nothing on it says that it is still being loaded. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLoaded(page);
}

/** Waits until a screen is there, and also what it loads where its window has become another. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** By how many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
