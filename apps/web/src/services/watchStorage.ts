import type { TextStorage } from './TextStorage.js';

/** A storage of the tab's own, which nobody else writes: it tells when the product changes something in it. */
export interface WatchedStorage extends TextStorage {
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** What the storage refuses it still refuses, and nobody is told of a change. */
export function watchStorage(storage: TextStorage): WatchedStorage {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  return {
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => {
      storage.setItem(key, value);
      tell();
    },
    removeItem: (key) => {
      storage.removeItem(key);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
