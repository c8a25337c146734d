import {
  type Accessibility,
  type AccessibilityPreferences,
  accessibilityEntry,
  defaultAccessibilityPreferences,
} from '@finance-analyst/accessibility';
import {
  defaultPreferences,
  type Preferences,
  type PreferenceValues,
  preferencesEntry,
} from '@finance-analyst/session';
import type { Backup } from './Backup.js';

/** The settings in a backup, or those to go back to. Whether a value makes sense is checked when it is changed. */
export interface BackupSettings {
  readonly preferences: Partial<PreferenceValues>;
  readonly accessibility: Partial<AccessibilityPreferences>;
}

export interface SettingsDependencies {
  readonly preferences: Preferences;
  readonly accessibility: Pick<Accessibility, 'preferences' | 'change'>;
}

const fieldsOf = (text: string | undefined): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
};

const knownOf = (fields: Record<string, unknown>, known: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in known));

/** The settings that a backup holds. */
export const backupSettings = ({ settings }: Backup): BackupSettings => ({
  preferences: knownOf(fieldsOf(settings[preferencesEntry.key]), defaultPreferences),
  accessibility: knownOf(fieldsOf(settings[accessibilityEntry.key]), defaultAccessibilityPreferences),
});

const differs = (wanted: object, current: object): boolean =>
  Object.entries(current).some(
    ([name, value]) => name in wanted && (wanted as Record<string, unknown>)[name] !== value,
  );

/** Whether restoring the settings would change anything that this product knows. */
export const settingsDiffer = (
  { preferences, accessibility }: BackupSettings,
  dependencies: SettingsDependencies,
): boolean =>
  differs(preferences, dependencies.preferences.read()) ||
  differs(accessibility, dependencies.accessibility.preferences);

/** The settings as they are now, to come back to. */
export const currentSettings = ({ preferences, accessibility }: SettingsDependencies): BackupSettings => ({
  preferences: preferences.read(),
  accessibility: accessibility.preferences,
});

type Change = (values: Readonly<Record<string, unknown>>) => {
  readonly ok: boolean;
  readonly reason?: string;
};

/** One at a time, so that one that makes no sense keeps nothing from the others. */
const changeEach = (values: object, change: Change): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => change({ [name]: value }).reason ?? []);

/** Takes settings over; answers what could not be, as sentences. */
export function applySettings(
  settings: BackupSettings,
  dependencies: SettingsDependencies,
): readonly string[] {
  return [
    ...new Set([
      ...changeEach(settings.preferences, (values) => dependencies.preferences.change(values)),
      ...changeEach(settings.accessibility, (values) => dependencies.accessibility.change(values)),
    ]),
  ];
}
