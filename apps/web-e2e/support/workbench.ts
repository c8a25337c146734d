import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export const sampleCompany = { symbol: 'GLH.SMP', name: 'Glenhollin Foods' } as const;

/** The name of the link that opens a saved model of the sample company. */
export const modelLink = /^Glenhollin Foods/;

export const openWorkbench = async (page: Page, symbol: string = sampleCompany.symbol): Promise<void> => {
  await page.goto(`/valuation-workbench?symbol=${symbol}`);
  await expect(valuePerShare(page)).toBeVisible();
};

/** The workbench's answer. */
export const valuePerShare = (page: Page): Locator =>
  page
    .getByRole('term')
    .filter({ hasText: /^Value per share/ })
    .locator('+ dd');

/** The first forecast year's growth, as edited in the forecast. */
export const firstGrowth = (page: Page): Locator =>
  page.getByRole('textbox', { name: /^Growth \d{4} %$/ }).first();

/** The growth of every forecast year, once the forecast is drawn, which is after the headline. */
export const everyGrowth = async (page: Page): Promise<readonly string[]> => {
  await firstGrowth(page).waitFor();
  return page
    .getByRole('textbox', { name: /^Growth \d{4} %$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
};

/** Replaces the growth by keyboard alone; returns the value per share that follows from it. */
export const editFirstGrowth = async (page: Page, text: string): Promise<string> => {
  const before = await valuePerShare(page).innerText();
  await firstGrowth(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(valuePerShare(page)).not.toHaveText(before);
  return valuePerShare(page).innerText();
};
