import type { BrowserContext } from '@playwright/test';

/** Removes the browser's automation flag, with which the app registers no worker and monitors nothing. */
export const asPerson = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
