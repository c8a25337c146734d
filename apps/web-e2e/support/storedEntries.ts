import type { Page } from '@playwright/test';

/** What the device keeps, or the tab alone. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Opens a file of the product that runs no program, so that storage can be filled before the product starts. */
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

/** What the device, or the tab, keeps under a key; null where nothing stands there. */
export const storedEntry = (
  page: Page,
  key: string,
  area: StorageArea = 'localStorage',
): Promise<string | null> =>
  page.evaluate(([name, asked]) => window[name].getItem(asked), [area, key] as const);
