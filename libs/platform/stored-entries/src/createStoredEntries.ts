import { createStoredValue, type EntryStorage, type OpenedValue } from './createStoredValue.js';
import type { StoredEntry } from './StoredEntry.js';
import type { StoredValue } from './StoredValue.js';

export interface StoredEntriesDependencies {
  /** `localStorage`; omitted if the browser denies it. */
  readonly device?: EntryStorage | undefined;
  /** `sessionStorage`, which lasts as long as the tab; likewise. */
  readonly tab?: EntryStorage | undefined;
  /** The source of other tabs' events; omitted to ignore them. */
  readonly window?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** The small values stored on the device. */
export interface StoredEntries {
  /** The same value for every caller. */
  open<Value>(entry: StoredEntry<Value>): StoredValue<Value>;
}

interface OpenedEntry {
  readonly entry: StoredEntry;
  readonly value: StoredValue<unknown>;
}

export function createStoredEntries({ device, tab, window }: StoredEntriesDependencies): StoredEntries {
  const opened = new Map<string, OpenedEntry>();
  const followed = new Set<{ readonly key: string; readonly changed: () => void }>();

  const follow = ({ key }: StorageEvent): void => {
    for (const value of [...followed]) if (key === null || key === value.key) value.changed();
  };
  /** Other tabs are followed while there are listeners. */
  const following = <Value>(key: string, made: OpenedValue<Value>): StoredValue<Value> => {
    const { changedElsewhere, ...value } = made;
    const followedValue = { key, changed: changedElsewhere };
    let listenerCount = 0;
    return {
      ...value,
      subscribe: (listener) => {
        const stop = value.subscribe(listener);
        listenerCount += 1;
        if (followed.size === 0) window?.addEventListener('storage', follow);
        followed.add(followedValue);
        let isStopped = false;
        return () => {
          if (isStopped) return;
          isStopped = true;
          stop();
          listenerCount -= 1;
          if (listenerCount > 0) return;
          followed.delete(followedValue);
          if (followed.size === 0) window?.removeEventListener('storage', follow);
        };
      },
    };
  };

  return {
    open: <Value>(entry: StoredEntry<Value>) => {
      const known = opened.get(entry.key);
      if (known) {
        if (known.entry !== entry) throw new Error(`Two entries have the key ${entry.key}.`);
        return known.value as StoredValue<Value>;
      }
      const storage = entry.clearedWith === 'tab' ? tab : device;
      const value = following(entry.key, createStoredValue(entry, storage));
      opened.set(entry.key, { entry, value: value as StoredValue<unknown> });
      return value;
    },
  };
}
