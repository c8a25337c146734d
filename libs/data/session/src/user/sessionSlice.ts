import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { roleOf } from './roleOf.js';
import type { StoredUser } from './StoredUser.js';
import { guest, type User } from './User.js';

/** Who is signed in, as currently known. */
export interface SessionState {
  /** `loading` until the session, or the device in its place, has answered. */
  readonly status: 'loading' | 'ready';
  readonly user: User;
}

const initialState: SessionState = { status: 'loading', user: guest };

const signedIn = ({ name, role }: { readonly name: string; readonly role?: string }): SessionState => ({
  status: 'ready',
  user: { name, role: roleOf(role), isAuthenticated: true, tutorialMode: false },
});

/** Who is signed in, and whether the guided tour runs. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedIn: (
      _state,
      { payload }: PayloadAction<{ readonly name: string; readonly role?: string }>,
    ): SessionState => signedIn(payload),
    loggedOut: (): SessionState => ({ status: 'ready', user: guest }),
    // The answer to the initial request does not override a sign-in made meanwhile.
    sessionRead: (state, { payload }: PayloadAction<StoredUser | null>): SessionState =>
      state.status === 'ready' ? state : payload ? signedIn(payload) : { status: 'ready', user: guest },
    tutorialModeChanged: (state, { payload }: PayloadAction<boolean>): SessionState => ({
      ...state,
      user: { ...state.user, tutorialMode: payload && state.user.isAuthenticated },
    }),
  },
});

export const { loggedIn, loggedOut, sessionRead, tutorialModeChanged } = sessionSlice.actions;

/** The part of the app's state owned by this library. */
export interface WithSession {
  readonly session: SessionState;
}
