import { tutorialModeChanged, type WithSession } from '@finance-analyst/session';
import { entryMessages } from './entryMessages.js';

/** Whether the tour runs again, or why not. */
export type ReplayOutcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

type Dispatch = (action: ReturnType<typeof tutorialModeChanged>) => unknown;

/**
 * Runs the tour again: `dispatch(replayTour())` returns whether it does. It needs a signed-in user, as the tour does.
 */
export const replayTour =
  () =>
  (dispatch: Dispatch, getState: () => WithSession): ReplayOutcome => {
    if (!getState().session.user.isAuthenticated) return { ok: false, reason: entryMessages.signInForTour };
    dispatch(tutorialModeChanged(true));
    return { ok: true };
  };
