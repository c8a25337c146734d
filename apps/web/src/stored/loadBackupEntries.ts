import { entriesForBackup, type StoredEntries } from '@finance-analyst/stored-entries';
import { loadStoredEntries } from './loadStoredEntries.js';

/** The stored entries that belong in a backup: their texts by key. */
export const loadBackupEntries = async (entries: StoredEntries): Promise<Readonly<Record<string, string>>> =>
  entriesForBackup(entries, await loadStoredEntries());
