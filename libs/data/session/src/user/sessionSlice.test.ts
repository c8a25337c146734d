import { describe, expect, it } from 'vitest';
import { createSessionStore } from '../testing/createSessionStore.js';
import { selectIsAuthenticated, selectSessionStatus, selectUser } from './selectors.js';
import { loggedIn, loggedOut, sessionRead, tutorialModeChanged } from './sessionSlice.js';

const guest = { name: 'Guest', role: 'Viewer', isAuthenticated: false, tutorialMode: false };

describe('sessionSlice', () => {
  it('[SESSION-1] starts with a guest, and loading', () => {
    const { getState } = createSessionStore();
    expect(selectUser(getState())).toEqual(guest);
    expect(selectSessionStatus(getState())).toBe('loading');
  });

  it('[SESSION-2] signs a person in with the role they have', () => {
    const { dispatch, getState } = createSessionStore();
    dispatch(loggedIn({ name: 'Mara Keller', role: 'admin' }));
    expect(selectUser(getState())).toEqual({
      name: 'Mara Keller',
      role: 'admin',
      isAuthenticated: true,
      tutorialMode: false,
    });
    expect(selectSessionStatus(getState())).toBe('ready');
    expect(selectIsAuthenticated(getState())).toBe(true);
  });

  it.each([undefined, '', ' ', 'Guest'])('[SESSION-2] treats the role %j as Viewer', (role) => {
    const { dispatch, getState } = createSessionStore();
    dispatch(loggedIn({ name: 'Mara Keller', ...(role === undefined ? {} : { role }) }));
    expect(selectUser(getState()).role).toBe('Viewer');
  });

  it('[SESSION-3] leaves a guest after signing out', () => {
    const { dispatch, getState } = createSessionStore();
    dispatch(loggedIn({ name: 'Mara Keller', role: 'admin' }));
    dispatch(tutorialModeChanged(true));
    dispatch(loggedOut());
    expect(selectUser(getState())).toEqual(guest);
    expect(selectSessionStatus(getState())).toBe('ready');
  });

  it('[SESSION-4] keeps a sign-in made while the session was loading', () => {
    const { dispatch, getState } = createSessionStore();
    dispatch(loggedIn({ name: 'Mara Keller' }));
    dispatch(sessionRead(null));
    expect(selectUser(getState()).name).toBe('Mara Keller');
  });

  it('[SESSION-7] runs the tour for signed-in users, not for guests', () => {
    const { dispatch, getState } = createSessionStore();
    dispatch(tutorialModeChanged(true));
    expect(selectUser(getState()).tutorialMode).toBe(false);
    dispatch(loggedIn({ name: 'Mara Keller' }));
    dispatch(tutorialModeChanged(true));
    expect(selectUser(getState()).tutorialMode).toBe(true);
    dispatch(tutorialModeChanged(false));
    expect(selectUser(getState()).tutorialMode).toBe(false);
  });
});
