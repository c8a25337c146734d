import { describe, expect, it } from 'vitest';
import { preferencesKey, readThemeChoice, storeThemeChoice } from './themeChoice.js';

const storageWith = (stored: string | null) => {
  const entries = new Map(stored === null ? [] : [[preferencesKey, stored]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
};
const refusing = {
  getItem: (): string | null => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

describe('the chosen theme', () => {
  it.each([null, '', '{', 'null', '"dark"', '{}', '{"theme":"sepia"}', '{"theme":1}'])(
    '[SHELL-LAYOUT-9] is the system’s when storage holds %j',
    (stored) => {
      expect(readThemeChoice(storageWith(stored))).toBe('system');
    },
  );

  it('[SHELL-LAYOUT-9] is the system’s when storage refuses', () => {
    expect(readThemeChoice(refusing)).toBe('system');
  });

  it.each(['light', 'dark', 'system'] as const)('[SHELL-LAYOUT-10] comes back as %s', (theme) => {
    const storage = storageWith(null);
    expect(storeThemeChoice(storage, theme)).toBe(true);
    expect(readThemeChoice(storage)).toBe(theme);
  });

  it('[SHELL-LAYOUT-10] leaves the other preferences as they are', () => {
    const storage = storageWith('{"alwaysShowCLI":true,"theme":"light"}');
    storeThemeChoice(storage, 'dark');
    expect(JSON.parse(storage.getItem(preferencesKey) ?? '')).toEqual({ alwaysShowCLI: true, theme: 'dark' });
  });

  it('[SHELL-LAYOUT-11] says when it could not be kept', () => {
    expect(storeThemeChoice(refusing, 'dark')).toBe(false);
  });
});
