import { readStoredUser } from './readStoredUser.js';
import { sessionRead } from './sessionSlice.js';
import type { StoredUser } from './StoredUser.js';

export interface SessionStart {
  readonly dispatch: (action: ReturnType<typeof sessionRead>) => unknown;
  readonly storage: Pick<Storage, 'getItem'>;
  /**
   * Asks the server who is signed in: null for nobody. Rejects when it cannot be asked. Left out where the server has
   * no accounts.
   */
  readonly askSession?: () => Promise<StoredUser | null>;
}

/** Finds out who is signed in: the session says it; where it cannot be asked, the stored user does. */
export async function startSession({ dispatch, storage, askSession }: SessionStart): Promise<void> {
  const answer = askSession
    ? await askSession().catch(() => readStoredUser(storage))
    : readStoredUser(storage);
  dispatch(sessionRead(answer));
}
