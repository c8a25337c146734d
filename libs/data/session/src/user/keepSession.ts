import type { StoredEntries } from '@finance-analyst/stored-entries';
import { messages } from '../messages.js';
import { loggedIn, loggedOut, type WithSession } from './sessionSlice.js';
import { storedUserEntry } from './storedUserEntry.js';
import type { User } from './User.js';

export interface SessionKeeping {
  readonly store: {
    getState(): WithSession;
    subscribe(listener: () => void): () => void;
    dispatch(action: ReturnType<typeof loggedIn> | ReturnType<typeof loggedOut>): unknown;
  };
  readonly entries: StoredEntries;
  /** Receives the text to show if the browser cannot store settings: the sign-in then ends with the tab. */
  readonly onProblem?: (reason: string) => void;
}

/** Stores sign-ins, removes sign-outs, and follows other tabs. Returns the stop function. */
export function keepSession({ store, entries, onProblem }: SessionKeeping): () => void {
  const stored = entries.open(storedUserEntry);
  const write = ({ name, role }: User): boolean => {
    const before = stored.read();
    if (before?.name !== name) return stored.replace({ name, role }).ok;
    return before.role === role || stored.write({ name, role }).ok;
  };
  // An entry that is not one of this product's users belongs to another app.
  const forget = (): boolean => ['damaged', 'denied'].includes(stored.state()) || stored.remove().ok;

  let known: User | null = null;
  const keep = (): void => {
    const { status, user } = store.getState().session;
    if (status === 'loading') return;
    const isUnchanged =
      known?.isAuthenticated === user.isAuthenticated && known.name === user.name && known.role === user.role;
    if (isUnchanged) return;
    known = user;
    const isKept = user.isAuthenticated ? write(user) : forget();
    if (!isKept) onProblem?.(messages.signInNotStored);
  };

  const follow = (): void => {
    const { status, user } = store.getState().session;
    if (status === 'loading') return;
    const found = stored.read();
    if (found !== null) {
      const isSamePerson = user.isAuthenticated && found.name === user.name && found.role === user.role;
      if (!isSamePerson) store.dispatch(loggedIn(found));
    } else if (user.isAuthenticated && stored.text() === null) {
      store.dispatch(loggedOut());
    }
  };

  keep();
  const stopKeeping = store.subscribe(keep);
  const stopFollowing = stored.subscribe((where) => {
    if (where === 'elsewhere') follow();
  });
  return () => {
    stopKeeping();
    stopFollowing();
  };
}
