import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { firstGrowth, openWorkbench, valuePerShare } from '../support/workbench.ts';

const scenario = (page: Page, name: string) =>
  page
    .getByRole('group', { name: 'Scenario', exact: true })
    .getByRole('radio', { name: new RegExp(`^${name}\\b`, 'u') });

/** Answers the dialog that asks for a name, by keyboard. */
const giveName = async (page: Page, name: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: /^Name/u });
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
};

test('[VALUATION-SCREENS-651] adds, renames and removes a scenario by keyboard, and finds it after a reload', async ({
  page,
}) => {
  await openWorkbench(page);
  await firstGrowth(page).waitFor();
  const base = await valuePerShare(page).innerText();
  const add = page.getByRole('button', { name: 'Add scenario', exact: true });
  await add.focus();
  await page.keyboard.press('Enter');
  await giveName(page, 'Merger');
  await expect(scenario(page, 'Merger')).toBeChecked();
  await expect(add).toBeFocused();

  await firstGrowth(page).fill('9.5');
  await firstGrowth(page).press('Enter');
  await expect(valuePerShare(page)).not.toHaveText(base);
  const merged = await valuePerShare(page).innerText();
  const rename = page.getByRole('button', { name: 'Rename scenario Merger' });
  await rename.focus();
  await page.keyboard.press('Enter');
  await giveName(page, 'Takeover');
  await expect(scenario(page, 'Takeover')).toBeChecked();
  await page.getByRole('button', { name: 'Save version', exact: true }).click();
  await expect(page.getByText(/· saved .* version 1/u)).toBeVisible();

  await page.reload();
  await scenario(page, 'Takeover').focus();
  await page.keyboard.press('Space');
  await expect(valuePerShare(page)).toHaveText(merged);
  await expect(scenario(page, 'Merger')).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove scenario Takeover' }).focus();
  await page.keyboard.press('Enter');
  await expect(scenario(page, 'Takeover')).toHaveCount(0);
  await expect(scenario(page, 'Base')).toBeChecked();
  await expect(add).toBeFocused();
  await expect(valuePerShare(page)).toHaveText(base);
  await page.getByRole('button', { name: 'Save version', exact: true }).click();
  await expect(page.getByText(/· saved .* version 2/u)).toBeVisible();
  await page.reload();
  await expect(valuePerShare(page)).toHaveText(base);
  await expect(scenario(page, 'Base')).toBeChecked();
  await expect(scenario(page, 'Takeover')).toHaveCount(0);
});
