import type { EntryStorage } from '@finance-analyst/stored-entries';

/** Storage in memory, like one tab's `sessionStorage`. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): EntryStorage {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
