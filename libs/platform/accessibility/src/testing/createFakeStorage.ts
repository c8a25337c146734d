import { accessibilityEntry } from '../preferences/accessibilityEntry.js';

const { key: preferencesKey } = accessibilityEntry;

export interface FakeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** What stands under the preferences' key. */
  stored(): string | null;
  /** From now on nothing is saved, with an error of this name. */
  refuse(name: 'QuotaExceededError' | 'SecurityError' | null): void;
}

/** A browser storage that can be made to fail. */
export function createFakeStorage(stored: string | null = null): FakeStorage {
  const entries = new Map(stored === null ? [] : [[preferencesKey, stored]]);
  let refusal: string | null = null;
  return {
    getItem: (key) => {
      if (refusal === 'SecurityError') throw new DOMException('denied', refusal);
      return entries.get(key) ?? null;
    },
    setItem: (key, value) => {
      if (refusal !== null) throw new DOMException('refused', refusal);
      entries.set(key, value);
    },
    removeItem: (key) => {
      if (refusal !== null) throw new DOMException('refused', refusal);
      entries.delete(key);
    },
    stored: () => entries.get(preferencesKey) ?? null,
    refuse: (name) => {
      refusal = name;
    },
  };
}
