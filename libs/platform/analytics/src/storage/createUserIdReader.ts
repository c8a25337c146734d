import type { AnalyticsStorage } from '../AnalyticsEdges.js';
import { storageKeys } from './storageKeys.js';

const mostCharacters = 200;

/** The random id that stands for whoever uses this device, made when it is first needed. */
export function createUserIdReader(storage: AnalyticsStorage, createId: () => string) {
  let id: string | null = null;
  const find = (): string => {
    try {
      const stored = storage.getItem(storageKeys.userId);
      if (stored !== null && stored !== '' && stored.length <= mostCharacters) return stored;
      const made = createId();
      // What stands there and is no id of ours stays: this page's life has one of its own.
      if (stored === null) storage.setItem(storageKeys.userId, made);
      return made;
    } catch {
      return createId();
    }
  };
  return {
    read: (): string => (id ??= find()),
    /** Another tab has removed it, or made one. */
    readAnew: (): void => {
      id = null;
    },
    /** Throws as the storage does. */
    forget: (): void => {
      id = null;
      storage.removeItem(storageKeys.userId);
    },
  };
}
