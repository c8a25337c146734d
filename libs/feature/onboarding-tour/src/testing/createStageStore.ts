import { loggedIn, sessionSlice } from '@finance-analyst/session';
import { configureStore } from '@reduxjs/toolkit';

/** A store with only the session. */
export const createStageStore = () => configureStore({ reducer: { session: sessionSlice.reducer } });

/** A store with a signed-in user. */
export const createSignedInStore = () => {
  const store = createStageStore();
  store.dispatch(loggedIn({ name: 'Mara Keller' }));
  return store;
};
