import { expect, test } from '../support/test.ts';
import { sampleCompany } from '../support/workbench.ts';

test('[SHELL-LAYOUT-52] says that the server is unreachable, and detects when it is back', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED/);
  await page.clock.install();
  const isOfApi = (name: string) => (message: { url(): string }) =>
    new URL(message.url()).pathname === `/api/${name}`;
  const status = page.waitForResponse(isOfApi('status'));
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('network-status-change', () => document.body.setAttribute('data-told', ''));
  });
  const company = page
    .getByRole('region', { name: 'Companies to try' })
    .getByRole('link', { name: sampleCompany.name });
  await expect(company).toBeVisible();
  // Sent last by the home screen: without an answer, it would report the server before the company asks for anything.
  await status;
  const questions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/health')) questions.push(request.url());
  });
  await page.route('**/api/**', (route) => route.abort());
  const fundamentals = page.waitForEvent('requestfailed', isOfApi('fundamentals'));
  await company.click();

  const banner = page.getByRole('banner');
  const words = page.getByText('The server is not responding', { exact: true });
  await expect(banner.getByText('No server', { exact: true })).toBeVisible();
  await expect(words).toBeVisible();
  await expect(page.getByText(/This screen shows data from this device, as of /)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('no server');
  // The class and the event are about the network only.
  await expect(page.locator('html')).not.toHaveClass(/\boffline\b/);
  await expect(page.locator('[data-told]')).toHaveCount(0);
  expect(questions).toHaveLength(1);

  // Once the server is back, an answer to the company's request would count too, and no health request would follow.
  await fundamentals;
  await page.unroute('**/api/**');
  await page.clock.fastForward(31_000);
  await expect(banner.getByText('Online', { exact: true })).toBeVisible();
  await expect(words).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(sampleCompany.name) })).toBeVisible();
  expect(questions).toHaveLength(2);
});
