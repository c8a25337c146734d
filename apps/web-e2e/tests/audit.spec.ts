import type { Page } from '@playwright/test';
import { screenPaths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const reportPath = /^\/api\/(performance(\/.*)?|web-vitals|csp-violations|usage)$/;

const isShown = async (page: Page) => ({
  banner: await page.getByRole('banner').count(),
  contentinfo: await page.getByRole('contentinfo').count(),
  quickActions: await page.getByRole('region', { name: 'Quick actions' }).count(),
});

for (const query of ['?lhci', '?audit=1'])
  test(`leaves out top bar, footer, quick actions and monitoring on every screen at ${query}`, async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && reportPath.test(new URL(request.url()).pathname))
        reports.push(request.url());
    });
    for (const path of [...(await screenPaths(page)), '/nowhere']) {
      await page.goto(`${path}${query}`);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await isShown(page), path).toEqual({ banner: 0, contentinfo: 0, quickActions: 0 });
    }
    await page.goto(`/performance${query}`);
    await expect(page.getByText('Heavy panels are deferred during audits.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(reports).toEqual([]);
  });

test('keeps top bar, footer and quick actions at ?ci', async ({ page }) => {
  for (const path of ['/', '/performance', '/nowhere']) {
    await page.goto(`${path}?ci`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => isShown(page), path).toEqual({ banner: 1, contentinfo: 1, quickActions: 1 });
  }
  await expect(page.getByText('Heavy panels are deferred')).toHaveCount(0);
});
