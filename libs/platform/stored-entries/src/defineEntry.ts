import type { StoredEntry } from './StoredEntry.js';

type Optional = 'form' | 'whenDamaged' | 'faultsIn' | 'mostCharacters' | 'mostItems' | 'isReadAtStart';

export type EntryDefinition<Value> = Omit<StoredEntry<Value>, Optional> &
  Partial<Pick<StoredEntry<Value>, Optional>>;

/** Defines a small stored value: the only way to have one. */
export const defineEntry = <Value>(definition: EntryDefinition<Value>): StoredEntry<Value> => ({
  form: 'json',
  whenDamaged: null,
  faultsIn: () => [],
  mostCharacters: Infinity,
  mostItems: Infinity,
  isReadAtStart: false,
  ...definition,
});
