import type { Page } from '@playwright/test';
import { screenPaths } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const reportPath = /^\/api\/(performance(\/.*)?|web-vitals|csp-violations|usage)$/;

const isShown = async (page: Page) => ({
  banner: await page.getByRole('banner').count(),
  contentinfo: await page.getByRole('contentinfo').count(),
  quickActions: await page.getByRole('region', { name: 'Quick actions' }).count(),
});

test('omits top bar, footer, quick actions and monitoring on every screen of an audit', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && reportPath.test(new URL(request.url()).pathname))
      reports.push(request.url());
  });
  const screens = [...(await screenPaths(page)), '/nowhere'];
  // Both words request the same kind of run: each screen is opened with one, and the first with the other one too.
  for (const [index, path] of [...screens, '/'].entries()) {
    const query = index % 2 === 0 || index === screens.length ? '?lhci' : '?audit=1';
    await page.goto(`${path}${query}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(await isShown(page), `${path}${query}`).toEqual({ banner: 0, contentinfo: 0, quickActions: 0 });
  }
  for (const query of ['?lhci', '?audit=1']) {
    await page.goto(`/performance${query}`);
    await expect(page.getByText('Heavy panels are deferred during audits.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
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
