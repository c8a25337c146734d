import type { TestStorage } from '../usability/TestStorage.js';

/** A storage in memory, as `sessionStorage` is one of a tab. */
export function createMemoryStorage(entries: Readonly<Record<string, string>> = {}): TestStorage {
  const kept = new Map(Object.entries(entries));
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value);
      tell();
    },
    removeItem: (key) => {
      kept.delete(key);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
