import type { StoredEntry } from './StoredEntry.js';

export type EntryDefinition<Value> = Omit<StoredEntry<Value>, 'form' | 'whenDamaged'> &
  Partial<Pick<StoredEntry<Value>, 'form' | 'whenDamaged'>>;

/** Defines a small value that the product stores on the device: the only way to have one. */
export const defineEntry = <Value>(definition: EntryDefinition<Value>): StoredEntry<Value> => ({
  form: 'json',
  whenDamaged: null,
  ...definition,
});
