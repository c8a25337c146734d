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

/** The settings of a backup, or those to return to. Values are validated when applied. */
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

/** The settings in a backup. */
export const backupSettings = ({ settings }: Backup): BackupSettings => ({
  preferences: knownOf(fieldsOf(settings[preferencesEntry.key]), defaultPreferences),
  accessibility: knownOf(fieldsOf(settings[accessibilityEntry.key]), defaultAccessibilityPreferences),
});

const differs = (wanted: object, current: object): boolean =>
  Object.entries(current).some(
    ([name, value]) => name in wanted && (wanted as Record<string, unknown>)[name] !== value,
  );

/** Whether restoring the settings would change any known setting. */
export const settingsDiffer = (
  { preferences, accessibility }: BackupSettings,
  dependencies: SettingsDependencies,
): boolean =>
  differs(preferences, dependencies.preferences.read()) ||
  differs(accessibility, dependencies.accessibility.preferences);

/** The current settings, for undo. */
export const currentSettings = ({ preferences, accessibility }: SettingsDependencies): BackupSettings => ({
  preferences: preferences.read(),
  accessibility: accessibility.preferences,
});

type Change = (values: Readonly<Record<string, unknown>>) => {
  readonly ok: boolean;
  readonly reason?: string;
};

/** One at a time, so that an invalid one does not block the others. */
const changeEach = (values: object, change: Change): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) => change({ [name]: value }).reason ?? []);

/** Applies settings; returns a sentence for each that could not be applied. */
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
