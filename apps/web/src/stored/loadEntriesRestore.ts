import { type EntriesRestore, planEntriesRestore, type StoredEntries } from '@finance-analyst/stored-entries';
import { loadStoredEntries } from './loadStoredEntries.js';

/** Plans the restore of every stored entry that a backup contains. */
export const loadEntriesRestore = async (
  entries: StoredEntries,
  texts: Readonly<Record<string, string>>,
): Promise<EntriesRestore> => planEntriesRestore(entries, await loadStoredEntries(), texts);
