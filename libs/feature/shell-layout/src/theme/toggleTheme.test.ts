import { createPreferences } from '@finance-analyst/session';
import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { toggleTheme } from './toggleTheme.js';

it.each([
  [true, 'light', 'dark'],
  [false, 'dark', 'light'],
])('[SHELL-LAYOUT-75] toggles from the system’s theme, dark: %s, and back', (matches, first, second) => {
  const preferences = createPreferences(createStoredEntries({}));
  const window = { matchMedia: () => ({ matches }) as MediaQueryList };
  preferences.change({ theme: 'system' });
  toggleTheme({ window, preferences });
  expect(preferences.read().theme).toBe(first);
  toggleTheme({ window, preferences });
  expect(preferences.read().theme).toBe(second);
});
