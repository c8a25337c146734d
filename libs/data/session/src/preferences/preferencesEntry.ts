import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { preferenceChecks } from './preferenceChecks.js';
import { defaultPreferences, preferenceFields, type PreferenceValues } from './PreferenceValues.js';

/** The names of the stored preferences that this version cannot read. */
export const wrongPreferences = (fields: Readonly<Record<string, unknown>>) =>
  preferenceFields.filter((field) => Object.hasOwn(fields, field) && !preferenceChecks[field](fields[field]));

/** A person's preferences, on this device. */
export const preferencesEntry = defineEntry<PreferenceValues>({
  key: 'user-preferences',
  parse: (stored) => {
    const fields = stored === undefined ? {} : fieldsOf(stored);
    if (!fields) return damaged(defaultPreferences);
    const wrong = wrongPreferences(fields);
    const known = preferenceFields.filter((field) => Object.hasOwn(fields, field) && !wrong.includes(field));
    const values = {
      ...defaultPreferences,
      ...Object.fromEntries(known.map((name) => [name, fields[name]])),
    };
    return wrong.length === 0 ? sound(values) : damaged(values);
  },
  describe:
    'What you chose in Settings: theme, locale, time zone, terminal, navigation, recording, sharing and performance warnings.',
  whenDamaged: 'Settings: the defaults apply.',
  faultsIn: (stored) =>
    wrongPreferences(fieldsOf(stored) ?? {}).map((name) => messages.invalidPreference[name]),
  clearedWith: 'settings',
  inBackup: true,
});
