import { fieldsOf, type StoredValue } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { wrongPreferences } from './accessibilityEntry.js';

/** What a person should know about their stored preferences: not kept, or not readable; null where all is well. */
export function describeProblem(value: StoredValue<unknown>): string | null {
  const unstored = value.unstored();
  if (unstored !== null) return unstored === 'full' ? messages.full : messages.notKept;
  const state = value.state();
  if (state === 'denied') return messages.notKept;
  if (state !== 'damaged') return null;
  const fields = fieldsOf(value.stored());
  return fields
    ? messages.wrongFields(wrongPreferences(fields).map((name) => messages.names[name]))
    : messages.unreadable;
}
