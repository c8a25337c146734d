import { fieldsOf } from '@finance-analyst/stored-entries';
import { wrongPreferences } from './preferencesEntry.js';
import { unreadableMessages as messages } from './unreadableMessages.js';

/** Which stored preferences cannot be read, as a sentence; null if none. */
export function describeUnreadable(stored: unknown): string | null {
  if (stored === undefined) return null;
  const fields = fieldsOf(stored);
  if (fields === null) return messages.unreadable;
  const wrong = wrongPreferences(fields);
  return wrong.length === 0
    ? null
    : messages.wrongPreferences(wrong.map((field) => messages.preferences[field]));
}
