import type { Page } from '@playwright/test';

/** Makes the page throw outside any code that a test evaluates in it. */
export const throwLater = (page: Page, ...messages: readonly string[]): Promise<void> =>
  page.evaluate((words) => {
    for (const word of words)
      setTimeout(() => {
        throw new Error(word);
      });
  }, messages);
