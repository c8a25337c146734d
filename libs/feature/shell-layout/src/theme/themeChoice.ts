/** What a person may choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The entry of the browser's storage that holds what a person chose; other features keep their fields beside `theme`. */
export const preferencesKey = 'user-preferences';

const isThemeChoice = (value: unknown): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value);

const readPreferences = (storage: Pick<Storage, 'getItem'>): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(preferencesKey) ?? '{}');
    return stored !== null && typeof stored === 'object' ? { ...stored } : {};
  } catch {
    return {};
  }
};

/** The stored choice; the system's theme when there is none or it cannot be read. */
export function readThemeChoice(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  const { theme } = readPreferences(storage);
  return isThemeChoice(theme) ? theme : 'system';
}

/** Stores the choice beside the other preferences. False when the browser refuses to keep it. */
export function storeThemeChoice(storage: Pick<Storage, 'getItem' | 'setItem'>, theme: ThemeChoice): boolean {
  try {
    storage.setItem(preferencesKey, JSON.stringify({ ...readPreferences(storage), theme }));
    return true;
  } catch {
    return false;
  }
}
