import { messages } from '../messages.js';
import { parseFields } from '../storage/parseFields.js';
import { preferenceChecks } from './preferenceChecks.js';
import { preferenceFields } from './PreferenceValues.js';

/** What of the stored preferences cannot be read, as a sentence; null where all of it can or nothing is stored. */
export function describeUnreadable(text: string | null): string | null {
  if (text === null) return null;
  const fields = parseFields(text);
  if (fields === null) return messages.unreadable;
  const wrong = preferenceFields.filter(
    (field) => Object.hasOwn(fields, field) && !preferenceChecks[field](fields[field]),
  );
  return wrong.length === 0
    ? null
    : messages.wrongPreferences(wrong.map((field) => messages.preferences[field]));
}
