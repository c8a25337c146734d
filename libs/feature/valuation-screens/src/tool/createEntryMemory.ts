import type { StoredValue } from '@finance-analyst/stored-entries';
import type { EntryMemory } from './EntryMemory.js';
import { entriesAt } from './entriesAt.js';
import { withEntries } from './withEntries.js';

/** Remembers entries on the device, in the form that the address has. */
export const createEntryMemory = (
  stored: Pick<StoredValue<string | null>, 'read' | 'write'>,
): EntryMemory => ({
  read: () => {
    const text = stored.read();
    return text === null ? null : entriesAt(new URLSearchParams(text));
  },
  write: (entries) => stored.write(String(withEntries(new URLSearchParams(), entries))).ok,
});
