import type { Page } from '@playwright/test';

/** Storage of the device, or of the tab. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Opens a file of the app that runs no program, so that storage can be filled before the app starts. */
export const storeBeforeStart = async (
  page: Page,
  entries: Readonly<Record<string, string>>,
  area: StorageArea = 'localStorage',
): Promise<void> => {
  await page.goto('/icons/mark.svg');
  await page.evaluate(
    ([given, name]) => {
      window[name].clear();
      for (const [key, value] of Object.entries(given)) window[name].setItem(key, value);
    },
    [entries, area] as const,
  );
};

/** The value the device, or the tab, stores under a key; null if there is none. */
export const storedEntry = (
  page: Page,
  key: string,
  area: StorageArea = 'localStorage',
): Promise<string | null> =>
  page.evaluate(([name, asked]) => window[name].getItem(asked), [area, key] as const);
