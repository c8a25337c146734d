import { keyboards, press } from '../support/keyboards.ts';
import { expect, test } from '../support/test.ts';
import { openWorkbench } from '../support/workbench.ts';

for (const [country, keys] of Object.entries(keyboards))
  test(`every shortcut works on a keyboard from ${country}`, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const terminal = page.getByRole('region', { name: 'Terminal' });

    await press(page, keys.terminal);
    await expect(terminal).toBeVisible();
    for (const [pressed, name] of [
      [keys.accessibility, 'Accessibility settings'],
      [keys.performance, 'Performance dashboard'],
    ] as const) {
      await press(page, pressed);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await expect(terminal, 'Escape closes the topmost overlay only').toBeVisible();
    await page.keyboard.press('Escape');
    await expect(terminal).toHaveCount(0);

    await press(page, keys.shortcuts);
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press(page, keys.footer);
    await expect(page.getByRole('contentinfo')).toBeFocused();
    await press(page, keys.headingOfLevel2);
    await expect(page.locator('h2:focus')).toHaveCount(1);
  });

test('leaves a question mark to the field being typed in', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search companies' });
  await search.focus();
  await page.keyboard.type('what?');
  await expect(search).toHaveValue('what?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('has no development screen and no shortcut for one', async ({ page }) => {
  await page.goto('/__dev/nav');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('Alt+d');
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('?');
  const overlay = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overlay).toBeVisible();
  await expect(overlay.getByText('__dev')).toHaveCount(0);
});

test('lists the keys of an open model, and leaves all keys to the browser if shortcuts are off', async ({
  page,
}) => {
  await openWorkbench(page);
  await page.keyboard.press('?');
  const overlay = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const title of ['Save the model', 'Undo the last edit', 'Redo the edit'])
    await expect(overlay.getByText(title)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/· saved .* version 1/)).toBeVisible();

  await page.keyboard.press('Alt+Shift+Digit6');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications.getByText('This screen has no level 6 heading.')).toBeVisible();

  await page.keyboard.press('Control+Shift+A');
  const settings = page.getByRole('dialog', { name: 'Accessibility settings' });
  await settings.getByRole('switch', { name: 'Keyboard shortcuts' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  const search = page.getByRole('combobox', { name: 'Search companies' });
  await expect(search).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('Control+k');
  await expect(search).not.toBeFocused();
});

test('values a company by its symbol from the terminal', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.keyboard.press('Control+Backquote');
  const prompt = page.getByRole('textbox', { name: 'Command' });
  await expect(prompt).toBeFocused();
  await page.keyboard.type('value kst');
  await page.keyboard.press('Tab');
  await expect(prompt).toHaveValue('value KST.SMP ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Kestrelow Semiconductors/ })).toBeVisible();
  await expect(prompt).toBeFocused();
});

test('lists the keys of the forecast and the terminal while they are visible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  const overlay = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const forecast = overlay.getByRole('region', { name: 'In the forecast' });
  const terminal = overlay.getByRole('region', { name: 'In the terminal' });
  await page.keyboard.press('?');
  await expect(overlay.getByRole('region', { name: 'View' })).toBeVisible();
  await expect(forecast).toHaveCount(0);
  await expect(terminal).toHaveCount(0);

  await openWorkbench(page);
  await page.keyboard.press('?');
  await expect(forecast.getByText('Move between figures')).toBeVisible();
  await expect(terminal).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);

  await page.keyboard.press('Control+Backquote');
  await expect(page.getByRole('textbox', { name: 'Command' })).toBeFocused();
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(terminal.getByText('Previous line')).toBeVisible();
  await expect(forecast).toBeVisible();
});

test('the guide also lists the keys of the forecast and the terminal', async ({ page }) => {
  await page.goto('/user-guide#keys-inside');
  const keys = page.getByRole('region', { name: 'Keys inside the forecast and the terminal' });
  await expect(keys.getByText('Move between figures')).toBeVisible();
  await expect(keys.getByText('Previous line')).toBeVisible();
});
