import type { Page } from '@playwright/test';

/** Changes the preferences of an open page, as another tab of the same browser would. */
export const preferElsewhere = (page: Page, preferences: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((entry) => {
    const key = 'accessibility-preferences';
    localStorage.setItem(key, entry);
    dispatchEvent(new StorageEvent('storage', { key, newValue: entry, storageArea: localStorage }));
  }, JSON.stringify(preferences));
