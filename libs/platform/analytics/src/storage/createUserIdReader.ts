import type { StoredEntries } from '@finance-analyst/stored-entries';
import { userIdEntry } from './usageEntries.js';

const mostCharacters = 200;

/** The random id that stands for whoever uses this device, made when it is first needed. */
export function createUserIdReader(entries: StoredEntries, createId: () => string) {
  const value = entries.open(userIdEntry);
  let id: string | null = null;
  const find = (): string => {
    const stored = value.text();
    if (stored !== null && stored !== '' && stored.length <= mostCharacters) return stored;
    const made = createId();
    // What stands there and is no id of ours stays: this page's life has one of its own.
    if (stored === null) value.write(made);
    return made;
  };
  return {
    read: (): string => (id ??= find()),
    /** Makes or reads one anew when another tab has removed it, or made one. Returns how to stop. */
    follow: () =>
      value.subscribe((where) => {
        if (where === 'elsewhere') id = null;
      }),
    /** False where the browser refuses. */
    forget: (): boolean => {
      id = null;
      return value.remove().ok;
    },
  };
}
