import { messages } from '../messages.js';
import { isPreferenceValue, preferenceNames } from './isPreferenceValue.js';

/** Why a change is invalid; null when it is valid. Typed commands reach the store too. */
export function findInvalidChange(partial: Readonly<Record<string, unknown>>): string | null {
  for (const [key, value] of Object.entries(partial)) {
    const name = preferenceNames.find((known) => known === key);
    if (name === undefined) return messages.unknownPreference(key);
    if (!isPreferenceValue(name, value)) return messages.invalidValue(messages.names[name]);
  }
  return null;
}
