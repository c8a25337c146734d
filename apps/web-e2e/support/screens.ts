import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The path of every screen, from the navigation of a phone. */
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

/** The address of every screen, of a valuation, and an unknown one. */
export const screenAddresses = async (page: Page): Promise<readonly string[]> => [
  ...(await screenPaths(page)),
  '/valuation-workbench?symbol=GLH.SMP',
  '/nowhere',
];

/** Opens a screen and waits until nothing on it is loading. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLoaded(page);
}

/** Waits until a screen is shown, including anything it loads after the window changes size. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

/** How many pixels the page is wider than its window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
