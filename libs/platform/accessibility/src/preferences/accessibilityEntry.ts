import { damaged, defineEntry, fieldsOf, sound } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import type { AccessibilityPreferences } from './AccessibilityPreferences.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';
import { isPreferenceValue, preferenceNames } from './isPreferenceValue.js';

/** The names of the stored preferences that have no such value. */
export const wrongPreferences = (fields: Readonly<Record<string, unknown>>) =>
  preferenceNames.filter((name) => name in fields && !isPreferenceValue(name, fields[name]));

/** What a person asks of every page. */
export const accessibilityEntry = defineEntry<AccessibilityPreferences>({
  key: 'accessibility-preferences',
  // Ten short fields, and room for those of a later version.
  mostCharacters: 65_536,
  parse: (stored) => {
    const fields = stored === undefined ? {} : fieldsOf(stored);
    if (!fields) return damaged(defaultAccessibilityPreferences);
    const known = preferenceNames
      .filter((name) => isPreferenceValue(name, fields[name]))
      .map((name) => [name, fields[name]]);
    const preferences = { ...defaultAccessibilityPreferences, ...Object.fromEntries(known) };
    return wrongPreferences(fields).length === 0 ? sound(preferences) : damaged(preferences);
  },
  describe: 'Your accessibility settings.',
  whenDamaged: 'Accessibility: the defaults apply.',
  faultsIn: (stored) =>
    wrongPreferences(fieldsOf(stored) ?? {}).map((name) => messages.invalidValue(messages.names[name])),
  clearedWith: 'settings',
  inBackup: true,
});
