import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from '../support/buildRelease.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { asPerson } from '../support/asPerson.ts';
import { workerInControl } from '../support/keptAnswers.ts';
import { expect, test } from '../support/test.ts';

// In one process, because each process that runs some of them would build all releases.
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const name of ['first', 'second', 'broken']) buildRelease(join(folder, name), name);
  rmSync(join(folder, 'broken/assets/broken.css'));
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('updates to the next release on request, and stores it for offline use', async ({
  context,
  page,
  expectedComplaints,
}) => {
  // There is no API behind this page, and later no network.
  expectedComplaints.push(/Failed to load resource|Failed to fetch|ERR_/);
  const served = await serveFolder(join(folder, 'first'));
  await asPerson(context);
  await page.addInitScript(() => {
    addEventListener('update-available', () => {
      document.documentElement.dataset['updates'] = String(
        Number(document.documentElement.dataset['updates'] ?? 0) + 1,
      );
    });
  });
  await page.goto(served.address);
  await workerInControl(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-release', 'first');
  await expect(root).not.toHaveAttribute('data-updates');

  served.change(join(folder, 'second'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(root).toHaveAttribute('data-updates', '1');
  await expect(root).toHaveAttribute('data-release', 'first');

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(root).toHaveAttribute('data-release', 'second');
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  const workers = () =>
    page.evaluate(async () => {
      const { active, waiting } = await navigator.serviceWorker.ready;
      return { active: active?.state, isWaiting: waiting !== null };
    });
  await expect.poll(workers).toEqual({ active: 'activated', isWaiting: false });

  await context.setOffline(true);
  await served.close();
  await page.reload();
  await expect(root).toHaveAttribute('data-release', 'second');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});

test('stays on the current release if the next worker cannot be installed', async ({
  context,
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|Failed to fetch|ERR_|ServiceWorker/);
  const served = await serveFolder(join(folder, 'first'));
  await asPerson(context);
  await page.goto(served.address);
  await workerInControl(page);

  served.change(join(folder, 'broken'));
  const end = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    // Observed from its start: its installation may have failed by the time the update is requested.
    const state = new Promise<ServiceWorkerState>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          resolve(worker.state);
        });
      });
    });
    await registration.update();
    return state;
  });
  expect(end).toBe('redundant');
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Valuation workbench' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await served.close();
});
