import { loggedIn, sessionSlice } from '@finance-analyst/session';
import { configureStore } from '@reduxjs/toolkit';

/** A store with nothing but the session. */
export const createStageStore = () => configureStore({ reducer: { session: sessionSlice.reducer } });

/** A store in which someone has signed in. */
export const createSignedInStore = () => {
  const store = createStageStore();
  store.dispatch(loggedIn({ name: 'Mara Keller' }));
  return store;
};
