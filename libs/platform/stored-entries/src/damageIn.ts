import type { StoredEntries } from './createStoredEntries.js';
import type { StoredEntry } from './StoredEntry.js';

/** The damage among the entries, as sentences, each once. */
export const damageIn = (entries: StoredEntries, known: readonly StoredEntry[]): readonly string[] => [
  ...new Set(
    known.flatMap((entry) =>
      entry.whenDamaged !== null && entries.open(entry).state() === 'damaged' ? [entry.whenDamaged] : [],
    ),
  ),
];
