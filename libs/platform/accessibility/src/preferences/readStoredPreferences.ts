import { messages } from '../messages.js';
import type { AccessibilityPreferences } from './AccessibilityPreferences.js';
import { defaultAccessibilityPreferences } from './defaultAccessibilityPreferences.js';
import { isPreferenceValue, preferenceNames } from './isPreferenceValue.js';

/** Local storage key of the preferences. */
export const accessibilityPreferencesKey = 'accessibility-preferences';

/** Enough for ten short fields and those of a later version; a longer entry is not ours. */
const longestEntry = 65_536;

export interface StoredPreferences {
  readonly preferences: AccessibilityPreferences;
  /** Every stored field, known or not; empty when the entry is not ours. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields that could not be read. */
  readonly problem: string | null;
}

const nothing = (problem: string | null): StoredPreferences => ({
  preferences: defaultAccessibilityPreferences,
  fields: {},
  problem,
});

/** Reads the stored preferences. Missing or invalid fields get their defaults; invalid ones are reported. */
export function readStoredPreferences(storage: Pick<Storage, 'getItem'>): StoredPreferences {
  let text: string | null;
  try {
    text = storage.getItem(accessibilityPreferencesKey);
  } catch {
    return nothing(messages.notKept);
  }
  if (text === null) return nothing(null);
  const fields = text.length > longestEntry ? null : fieldsOf(text);
  if (fields === null) return nothing(messages.unreadable);

  const wrong = preferenceNames.filter((name) => name in fields && !isPreferenceValue(name, fields[name]));
  const known = preferenceNames
    .filter((name) => isPreferenceValue(name, fields[name]))
    .map((name) => [name, fields[name]]);
  return {
    preferences: { ...defaultAccessibilityPreferences, ...Object.fromEntries(known) },
    fields,
    problem: wrong.length === 0 ? null : messages.wrongFields(wrong.map((name) => messages.names[name])),
  };
}

function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
