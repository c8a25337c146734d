import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asPerson } from '../support/asPerson.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { expect, test } from '../support/test.ts';

/** What is removed from the built page, and what the app then says about its worker. */
const losses = {
  'a file of the program': {
    lost: (files: readonly string[]) => files.find((file) => /^assets[\\/]TermsScreen-.*\.js$/.test(file)),
    words: /The service worker could not be installed: some app files could not be loaded/,
  },
  'the worker itself': {
    lost: (files: readonly string[]) => files.find((file) => file === 'sw.js'),
    words: /The service worker could not be registered:/,
  },
};

for (const [what, { lost, words }] of Object.entries(losses))
  test(`says why the app does not open offline if ${what} is missing`, async ({
    context,
    page,
    expectedComplaints,
  }) => {
    // There is no API behind this page, and the worker's missing file is expected.
    expectedComplaints.push(
      /Failed to load resource|ServiceWorker|bad-precaching-response|unsupported MIME type/,
    );
    const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
    cpSync(join(import.meta.dirname, '../../web/dist'), folder, { recursive: true });
    const file = lost(readdirSync(folder, { recursive: true }).map(String));
    expect(file).toBeDefined();
    rmSync(join(folder, file ?? ''));
    const served = await serveFolder(folder);
    await asPerson(context);

    await page.goto(served.address);
    const toast = page.getByRole('region', { name: 'Notifications' });
    // The worker requests its hundred files, four at a time, and stops at the missing one.
    await expect(toast.getByText('Works only with a connection')).toBeVisible();
    await expect(toast.getByText(words)).toBeVisible();
    await expect(toast.getByText('Works only with a connection'), 'once').toHaveCount(1);

    for (const path of ['/status', '/mobile']) {
      await page.goto(`${served.address}${path}`);
      await expect(page.getByRole('main').getByText(words), path).toBeVisible();
    }
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  });
