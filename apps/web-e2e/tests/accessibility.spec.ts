import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
const screens = ['/', '/valuation-workbench', '/valuation-workbench?symbol=GLH.SMP', '/nowhere'];

for (const size of sizes)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`no screen has a serious barrier at ${String(size.width)} × ${String(size.height)}, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const screen of screens) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const barriers = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
        expect(barriers, screen).toEqual([]);
      }
    });

test('no screen scrolls sideways at 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const excess = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(excess, screen).toBe(0);
  }
});
