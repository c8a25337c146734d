import type { AnalyticsStorage } from '../AnalyticsEdges.js';
import { storageKeys } from './storageKeys.js';

const mostCharacters = 200;

/** The random id for the user of this device, created when first needed. */
export function createUserIdReader(storage: AnalyticsStorage, createId: () => string) {
  let id: string | null = null;
  const find = (): string => {
    try {
      const stored = storage.getItem(storageKeys.userId);
      if (stored !== null && stored !== '' && stored.length <= mostCharacters) return stored;
      const made = createId();
      // An invalid stored id stays; this page view uses its own.
      if (stored === null) storage.setItem(storageKeys.userId, made);
      return made;
    } catch {
      return createId();
    }
  };
  return {
    read: (): string => (id ??= find()),
    /** Another tab has deleted or created the id. */
    readAnew: (): void => {
      id = null;
    },
    /** Throws if the storage does. */
    forget: (): void => {
      id = null;
      storage.removeItem(storageKeys.userId);
    },
  };
}
