import type { StoredEntries } from '@finance-analyst/stored-entries';
import { sessionRead } from './sessionSlice.js';
import type { StoredUser } from './StoredUser.js';
import { storedUserEntry } from './storedUserEntry.js';

export interface SessionStart {
  readonly dispatch: (action: ReturnType<typeof sessionRead>) => unknown;
  readonly entries: StoredEntries;
  /**
   * Requests the signed-in user from the server: null for nobody. Rejects if unavailable. Omitted if the server has
   * no accounts.
   */
  readonly askSession?: () => Promise<StoredUser | null>;
}

/** Determines who is signed in: from the session or, if unavailable, from the stored user. */
export async function startSession({ dispatch, entries, askSession }: SessionStart): Promise<void> {
  const { read } = entries.open(storedUserEntry);
  const answer = askSession ? await askSession().catch(read) : read();
  dispatch(sessionRead(answer));
}
