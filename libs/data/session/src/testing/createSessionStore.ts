import { configureStore } from '@reduxjs/toolkit';
import { sessionSlice } from '../user/sessionSlice.js';

/** A store with only the session. */
export const createSessionStore = () => configureStore({ reducer: { session: sessionSlice.reducer } });
