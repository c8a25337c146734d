import type { SessionState, WithSession } from './sessionSlice.js';
import type { User } from './User.js';

/** The user; Guest if nobody is signed in. */
export const selectUser = (state: WithSession): User => state.session.user;

/** Whether it is still unknown who is signed in. */
export const selectSessionStatus = (state: WithSession): SessionState['status'] => state.session.status;

/** Whether someone is signed in. */
export const selectIsAuthenticated = (state: WithSession): boolean => state.session.user.isAuthenticated;
