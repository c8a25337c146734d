import { asPerson } from '../support/asPerson.ts';
import { askFrom, minutesKept, workerInControl } from '../support/keptAnswers.ts';
import { moveApi } from '../support/moveApi.ts';
import { startProduct } from '../support/startProduct.ts';
import { expect, test as base } from '../support/test.ts';

const fundamentals = '/v2/fundamentals?symbol=GLH.SMP';

const test = base.extend<{ readonly address: string }>({
  address: [
    async ({}, use) => {
      const product = await startProduct({ API_BASE: '/v2/', WEB_VITALS_ENDPOINT: '/v2/web-vitals' });
      const moved = await moveApi(product.address, '/v2/');
      await use(moved.address);
      await moved.close();
      await product.close();
    },
    // It creates its own sample market, which can take a test's whole time limit on a busy machine.
    { timeout: 180_000 },
  ],
});

test('[SERVICE-WORKER-41] serves answers of an API at a configured base offline', async ({
  context,
  page,
  address,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await asPerson(context);
  await page.goto(address);
  await workerInControl(page);

  await expect.poll(() => askFrom(page, fundamentals)).toBe('network');
  await expect.poll(() => minutesKept(page, fundamentals)).toBe(0);
  await context.setOffline(true);
  expect(await askFrom(page, fundamentals)).toBe('cache');
  await page.goto(`${address}/valuation-workbench?symbol=GLH.SMP`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await askFrom(page, fundamentals)).toBe('cache');
});
