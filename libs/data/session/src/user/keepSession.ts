import { messages } from '../messages.js';
import { parseFields } from '../storage/parseFields.js';
import { readEntry } from '../storage/readEntry.js';
import { readStoredUser, storedUserKey } from './readStoredUser.js';
import { loggedIn, loggedOut, type WithSession } from './sessionSlice.js';
import type { User } from './User.js';

export interface SessionKeeping {
  readonly store: {
    getState(): WithSession;
    subscribe(listener: () => void): () => void;
    dispatch(action: ReturnType<typeof loggedIn> | ReturnType<typeof loggedOut>): unknown;
  };
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Told what to say when the browser keeps no settings: the sign-in then ends with the tab. */
  readonly onProblem?: (reason: string) => void;
}

/** Stores who signs in, forgets who signs out, and follows what other tabs do. Returns how to stop. */
export function keepSession({ store, storage, window, onProblem }: SessionKeeping): () => void {
  const write = ({ name, role }: User): void => {
    const before = readStoredUser(storage);
    const kept = before?.name === name ? parseFields(readEntry(storage, storedUserKey)) : null;
    if (kept !== null && before?.role === role) return;
    storage.setItem(storedUserKey, JSON.stringify({ ...kept, name, role }));
  };
  const forget = (): void => {
    // What is no user of this product belongs to someone else.
    if (readStoredUser(storage) !== null) storage.removeItem(storedUserKey);
  };

  let known: User | null = null;
  const keep = (): void => {
    const { status, user } = store.getState().session;
    if (status === 'loading') return;
    const isUnchanged =
      known?.isAuthenticated === user.isAuthenticated && known.name === user.name && known.role === user.role;
    if (isUnchanged) return;
    known = user;
    try {
      if (user.isAuthenticated) write(user);
      else forget();
    } catch {
      onProblem?.(messages.signInNotStored);
    }
  };

  const follow = ({ key }: StorageEvent): void => {
    const { status, user } = store.getState().session;
    if (status === 'loading' || (key !== null && key !== storedUserKey)) return;
    const stored = readStoredUser(storage);
    if (stored !== null) {
      const isSamePerson = user.isAuthenticated && stored.name === user.name && stored.role === user.role;
      if (!isSamePerson) store.dispatch(loggedIn(stored));
    } else if (user.isAuthenticated && readEntry(storage, storedUserKey) === null) {
      store.dispatch(loggedOut());
    }
  };

  keep();
  const stopKeeping = store.subscribe(keep);
  window.addEventListener('storage', follow);
  return () => {
    stopKeeping();
    window.removeEventListener('storage', follow);
  };
}
