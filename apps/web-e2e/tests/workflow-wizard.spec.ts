import { expect, test } from '../support/test.ts';
import { valuePerShare } from '../support/workbench.ts';

test('[WORKFLOW-WIZARD-2] makes a saved model of a sample company from Home by keyboard alone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New model…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Workflow wizard' });
  const heading = (step: number) => dialog.getByRole('heading', { name: `Step ${step} of 3` });
  await expect(heading(1)).toBeFocused();
  // To the chosen card, and on from there.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Glenhollin');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Free cash flow to the firm')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading(3)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('My first case');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/valuation-workbench\?symbol=GLH\.SMP&model=/u);
  await expect(dialog).toBeHidden();
  await expect(valuePerShare(page)).toBeVisible();
  await expect(page.getByText('My first case', { exact: true }).first()).toBeVisible();
});

test('[WORKFLOW-WIZARD-12] takes a company chosen with the mouse, or typed in full', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New model…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Workflow wizard' });
  // An open list hides the button from screen readers, and not from the mouse.
  const next = dialog.getByRole('button', { name: 'Next', includeHidden: true });
  const company = dialog.getByRole('combobox', { name: 'Company' });
  await next.click();
  await company.fill('Glenhollin');
  await page.getByRole('option', { name: /Glenhollin/u }).click();
  await expect(dialog.getByText('Free cash flow to the firm')).toBeVisible();
  await company.fill('bank');
  await next.click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a company from the list');
  await expect(company).toBeFocused();
  await company.fill('NHB.SMP');
  await next.click();
  await expect(dialog.getByText('Excess return')).toBeVisible();
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Step 3 of 3' })).toBeFocused();
});
