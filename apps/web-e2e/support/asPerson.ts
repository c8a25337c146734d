import type { BrowserContext } from '@playwright/test';

/** Takes away the browser's mark of being driven, at which the product registers no worker and monitors nothing. */
export const asPerson = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
