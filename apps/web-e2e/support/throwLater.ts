import type { Page } from '@playwright/test';

/** Has the page fail outside of everything that a test evaluates in it. */
export const throwLater = (page: Page, ...messages: readonly string[]): Promise<void> =>
  page.evaluate((words) => {
    for (const word of words)
      setTimeout(() => {
        throw new Error(word);
      });
  }, messages);
