import type { StoredEntries } from './createStoredEntries.js';
import type { ClearedWith, StoredEntry } from './StoredEntry.js';
import type { StoreOutcome } from './StoredValue.js';

/** Removes the entries of a part; returns the first refusal after trying all of them. */
export function clearEntries(
  entries: StoredEntries,
  known: readonly StoredEntry[],
  what: ClearedWith,
): StoreOutcome {
  const outcomes = known
    .filter(({ clearedWith }) => clearedWith === what)
    .map((entry) => entries.open(entry).remove());
  return outcomes.find(({ ok }) => !ok) ?? { ok: true };
}
