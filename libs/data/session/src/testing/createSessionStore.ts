import { configureStore } from '@reduxjs/toolkit';
import { sessionSlice } from '../user/sessionSlice.js';

/** A store with nothing but the session. */
export const createSessionStore = () => configureStore({ reducer: { session: sessionSlice.reducer } });
