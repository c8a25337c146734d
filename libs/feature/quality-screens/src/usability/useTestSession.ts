import { useStoredValue, type StoredEntries } from '@finance-analyst/stored-entries';
import type { TestSession } from './TestSession.js';
import { usabilityTestEntry } from './usabilityTestEntry.js';

/** The running test of this tab, and whether the browser refuses to store it. */
export function useTestSession(entries: StoredEntries) {
  const value = entries.open(usabilityTestEntry);
  return {
    session: useStoredValue(value),
    isUnstored: value.unstored() !== null || value.state() === 'denied',
    change: (session: TestSession | null): void => {
      if (session) value.replace(session);
      else value.remove();
    },
  };
}
