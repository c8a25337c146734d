import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { sampleCompany, valuePerShare } from '../support/workbench.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`, 'u') });

const enter = async (page: Page, name: string, text: string): Promise<void> => {
  await field(page, name).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
};

/** A valuation computed by hand: 19.10 per share. */
const enterExample = async (page: Page): Promise<void> => {
  await enter(page, 'Revenue growth, base', '10');
  await enter(page, 'Final net margin, base', '12');
  await enter(page, 'Exit P/E, base', '15');
  await enter(page, 'Revenue USD', '1000');
  await enter(page, 'Diluted shares', '100');
  await enter(page, 'Net margin today', '8');
  await enter(page, 'Years', '2');
  await enter(page, 'Required return', '10');
  await enter(page, 'Payout ratio', '50');
};

test('values without a ticker, restores entries after a reload or another visit, and continues in the workbench', async ({
  page,
}) => {
  await page.goto('/valuation-tool');
  await expect(page.getByRole('heading', { level: 1, name: 'Valuation tool' })).toBeVisible();
  await enterExample(page);
  await expect(valuePerShare(page)).toContainText('19.10');
  await enter(page, 'Price', '15');
  await expect(
    page
      .getByRole('term')
      .filter({ hasText: /^Implied return/ })
      .locator('+ dd'),
  ).toContainText('24.3%');

  await expect(page).toHaveURL(/growth\.base=0\.1/);
  await expect(page).toHaveURL(/[?&]price=15(&|$)/);
  const address = page.url();
  await page.reload();
  await expect(valuePerShare(page)).toContainText('19.10');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(valuePerShare(page)).toContainText('19.10');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: 'Valuation tool' }).first().click();
  await expect(valuePerShare(page)).toContainText('19.10');
  await page.evaluate(() => {
    localStorage.removeItem('valuation-tool');
  });
  await page.goto(address);
  await expect(valuePerShare(page)).toContainText('19.10');

  await page.getByRole('button', { name: 'Continue in workbench' }).click();
  await expect(page.getByText('The workbench needs a company. Choose one here')).toBeVisible();
  await page.getByRole('combobox', { name: 'Company' }).fill(sampleCompany.symbol);
  await page.getByRole('option', { name: new RegExp(sampleCompany.name, 'u') }).click();
  await expect(page.getByRole('table', { name: 'Company history' })).toBeVisible();
  await expect(
    page.getByText(/What you entered before differs from the figures for Glenhollin Foods/),
  ).toBeVisible();
  await expect(field(page, 'Revenue USD')).toHaveValue('1,000');
  await page.getByRole('button', { name: 'Use figures for Glenhollin Foods' }).click();
  await expect(field(page, 'Revenue USD')).not.toHaveValue('1,000');

  await page.getByRole('button', { name: 'Continue in workbench' }).click();
  await expect(page).toHaveURL(/valuation-workbench\?symbol=GLH\.SMP/);
  await expect(page.getByText(/2 forecast years, revenue growth of 10\.0% a year/)).toBeVisible();
  // Drawn together with the value that follows from the inputs.
  const undo = page.getByRole('button', { name: 'Undo Valuation tool inputs' });
  await expect(undo).toBeVisible();
  const carried = await valuePerShare(page).innerText();
  await undo.click();
  await expect(valuePerShare(page)).not.toHaveText(carried);
  await page.goBack();
  await expect(page).toHaveURL(/valuation-tool/);
  await expect(field(page, 'Exit P/E, base')).toHaveValue('15.0');
});

test('values no company with the figures or medians of another, and says which entries are the person’s', async ({
  page,
}) => {
  await page.goto(`/valuation-tool?symbol=${sampleCompany.symbol}`);
  await expect(field(page, 'Revenue USD')).not.toHaveValue('');
  for (const name of ['Revenue growth', 'Final net margin', 'Exit P/E'])
    await page.getByRole('button', { name: `Use median for ${name}, base case` }).click();
  await enter(page, 'Required return', '10');
  await expect(valuePerShare(page)).toContainText(/\d/);
  await expect(page).toHaveURL(/net-income\.multiple\.base=/);
  await page.reload();
  await page.getByRole('combobox', { name: 'Company' }).fill('KST.SMP');
  await page.getByRole('option', { name: /Kestrelow/u }).click();
  await expect(
    page.getByText('You entered these before choosing Kestrelow Semiconductors: required return.'),
  ).toBeVisible();
  await expect(field(page, 'Exit P/E, base')).toHaveValue('');
  await expect(valuePerShare(page)).not.toContainText(/\d/);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(field(page, 'Revenue USD')).toHaveValue('');
  await expect(field(page, 'Required return')).toHaveValue('10.0');
});

test('undoes and redoes by keyboard, copies a table and prints only the figures', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/valuation-tool');
  await enterExample(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'Payout ratio')).toHaveValue('0');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(valuePerShare(page)).toContainText('19.10');
  await page.getByRole('button', { name: 'Copy as table' }).click();
  await expect(page.getByText('Copied as a table.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Revenue growth\t\t10%\t');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Continue in workbench' })).toBeHidden();
  await expect(valuePerShare(page)).toBeVisible();
});

test('shows the answer while a phone scrolls through the entries', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/valuation-tool');
  await enterExample(page);
  await field(page, 'Share count change').scrollIntoViewIfNeeded();
  await page.getByRole('table', { name: /^Year by year/ }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-answer-bar]').getByText('19.10')).toBeVisible();
});
