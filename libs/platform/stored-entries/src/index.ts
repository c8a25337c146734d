export { clearEntries } from './clearEntries.js';
export {
  createStoredEntries,
  type StoredEntries,
  type StoredEntriesDependencies,
} from './createStoredEntries.js';
export type { EntryStorage } from './createStoredValue.js';
export { defineEntry, type EntryDefinition } from './defineEntry.js';
export { entriesForBackup } from './entriesForBackup.js';
export { fieldsOf } from './fieldsOf.js';
export { damaged, sound, type ClearedWith, type Parsed, type StoredEntry } from './StoredEntry.js';
export { notifyOfDamage } from './notifyOfDamage.js';
export {
  planEntriesRestore,
  type AppliedRestore,
  type EntriesRestore,
  type LoadEntriesRestore,
} from './planEntriesRestore.js';
export type { ChangedWhere, StoredValue, StoreOutcome, StoreProblem, Written } from './StoredValue.js';
export { useStoredValue } from './useStoredValue.js';
