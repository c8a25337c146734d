import { announcements, recordAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/test.ts';
import { sampleCompany, valuePerShare } from '../support/workbench.ts';

test('finds a company by keyboard and shows its value per share', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Search companies' })).toBeFocused();
  await page.keyboard.type('glenho');
  await expect(page.getByRole('option', { name: new RegExp(sampleCompany.name) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: new RegExp(sampleCompany.name) });
  await expect(page.getByRole('combobox', { name: 'Search companies' })).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? 'no id',
  );
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/valuation-workbench\?symbol=GLH\.SMP$/);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(sampleCompany.name) })).toBeVisible();
  await expect(page).toHaveTitle('GLH.SMP · Valuation workbench · Finance Analyst Pro');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(valuePerShare(page)).toContainText(/\d+\.\d\d$/);
  await expect(page.getByRole('contentinfo')).toContainText('Sample market · prices to 30 Oct 2026');
});

test('accepts a name and Enter before the search has answered', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+K');
  await expect(page.getByRole('combobox', { name: 'Search companies' })).toBeFocused();
  await page.keyboard.type('glenholl\n');
  await expect(page).toHaveURL(/\/valuation-workbench\?symbol=GLH\.SMP$/);
});

test('says so when nothing is found', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search companies' }).fill('no such company');
  await expect(page.getByRole('listbox')).toContainText('No company, screen or command has that name.');
});

test('announces the results of a query once, and no count while searching', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await recordAnnouncements(page);
  await page.keyboard.press('ControlOrMeta+K');
  // Companies, screens and commands appear group by group.
  await page.keyboard.type('per', { delay: 60 });
  const counted: unknown = expect.stringMatching(/^\d+ results for per$/);
  await expect.poll(() => announcements(page)).toContainEqual(counted);
  const found = await page.getByRole('option').count();
  expect(await announcements(page)).toContain(`${String(found)} results for per`);
  await page.keyboard.type('zzz', { delay: 60 });
  const nothing = 'No company, screen or command has that name.';
  await expect.poll(() => announcements(page)).toContain(nothing);
  const said = await announcements(page);
  expect(said.filter((text) => / for per$/.test(text))).toHaveLength(1);
  expect(said.filter((text) => text === nothing)).toHaveLength(1);
  expect(said.filter((text) => text.includes('available'))).toEqual([]);
});

test('offers sample companies by their names in the market data', async ({ page, request }) => {
  await page.goto('/');
  const links = page.getByRole('region', { name: 'Companies to try' }).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    const name = await link.innerText();
    const symbol = new URL((await link.getAttribute('href')) ?? '', 'http://page').searchParams.get('symbol');
    const found = await request.get('/api/market-data', { params: { query: symbol ?? '' } });
    expect(await found.json()).toMatchObject({ results: [{ symbol, name, source: 'sample' }] });
  }
});

test('skips from the top of the page to the content by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
