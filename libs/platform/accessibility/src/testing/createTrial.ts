import { createStoredEntries } from '@finance-analyst/stored-entries';
import { accessibilityEntry } from '../preferences/accessibilityEntry.js';
import {
  createAccessibilityStore,
  type AccessibilityStore,
} from '../preferences/createAccessibilityStore.js';
import { createFakeStorage, type FakeStorage } from './createFakeStorage.js';

export interface Trial {
  readonly store: AccessibilityStore;
  readonly storage: FakeStorage;
  readonly root: HTMLElement;
  readonly fontLoads: () => number;
  /** Simulates a write by another tab; null when it clears the storage. */
  storeElsewhere(text: string): void;
}

/** A store over fakes, with its own element for the attributes. */
export function createTrial({
  stored = null,
  refusal = null,
  loadFont = () => Promise.resolve(),
}: {
  readonly stored?: string | null;
  readonly refusal?: 'QuotaExceededError' | 'SecurityError' | null;
  readonly loadFont?: () => Promise<unknown>;
} = {}): Trial {
  const storage = createFakeStorage(stored);
  storage.refuse(refusal);
  const window = new EventTarget();
  const root = document.createElement('html');
  let loads = 0;
  const store = createAccessibilityStore({
    entries: createStoredEntries({ device: storage, window: window as unknown as Window }),
    root,
    loadFont: () => {
      loads += 1;
      return loadFont();
    },
  });
  return {
    store,
    storage,
    root,
    fontLoads: () => loads,
    storeElsewhere: (text) => {
      storage.setItem(accessibilityEntry.key, text);
      window.dispatchEvent(new StorageEvent('storage', { key: accessibilityEntry.key }));
    },
  };
}
