import type { StoredEntries } from '@finance-analyst/stored-entries';
import { sessionRead } from './sessionSlice.js';
import type { StoredUser } from './StoredUser.js';
import { storedUserEntry } from './storedUserEntry.js';

export interface SessionStart {
  readonly dispatch: (action: ReturnType<typeof sessionRead>) => unknown;
  readonly entries: StoredEntries;
  /**
   * Asks the server who is signed in: null for nobody. Rejects when it cannot be asked. Left out where the server has
   * no accounts.
   */
  readonly askSession?: () => Promise<StoredUser | null>;
}

/** Finds out who is signed in: the session says it; where it cannot be asked, the stored user does. */
export async function startSession({ dispatch, entries, askSession }: SessionStart): Promise<void> {
  const { read } = entries.open(storedUserEntry);
  const answer = askSession ? await askSession().catch(read) : read();
  dispatch(sessionRead(answer));
}
