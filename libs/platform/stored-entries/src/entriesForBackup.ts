import type { StoredEntries } from './createStoredEntries.js';
import type { StoredEntry } from './StoredEntry.js';

/** The texts of the entries that belong in a backup, by key; damaged ones too, as stored. */
export const entriesForBackup = (
  entries: StoredEntries,
  known: readonly StoredEntry[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    known
      .filter(({ inBackup }) => inBackup)
      .flatMap((entry) => {
        const text = entries.open(entry).text();
        return text === null ? [] : [[entry.key, text]];
      }),
  );
