import { accessibilityEntry } from '@finance-analyst/accessibility';
import { preferencesEntry, storedUserEntry } from '@finance-analyst/session';
import { defineEntry, sound, type StoredEntry } from '@finance-analyst/stored-entries';
import { seenVersionEntry } from '../changelog/seenVersion.js';

const entryOf = (key: string, clearedWith: StoredEntry['clearedWith']): StoredEntry =>
  defineEntry({ key, parse: sound, describe: `What ${key} holds.`, clearedWith, inBackup: true });

/** Entries of each clearable part. */
export const exampleEntries: readonly StoredEntry[] = [
  entryOf('usage_user_id', 'usage'),
  entryOf('usage_events', 'usage'),
  entryOf('typed-inputs', 'work'),
  entryOf('dismissed', 'tab'),
  preferencesEntry,
  accessibilityEntry,
  storedUserEntry,
  seenVersionEntry,
];
