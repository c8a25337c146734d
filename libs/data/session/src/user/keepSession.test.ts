import { createStoredEntries } from '@finance-analyst/stored-entries';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.js';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { createFakeWindow } from '../testing/createFakeWindow.js';
import { createSessionStore } from '../testing/createSessionStore.js';
import { deniedStorage } from '../testing/deniedStorage.js';
import { keepSession } from './keepSession.js';
import { selectUser } from './selectors.js';
import { loggedIn, loggedOut, sessionRead, tutorialModeChanged } from './sessionSlice.js';

const start = (entries: Record<string, string> = {}) => {
  const store = createSessionStore();
  const storage = createFakeStorage(entries);
  const window = createFakeWindow();
  const stop = keepSession({ store, entries: createStoredEntries({ device: storage, window }) });
  return { store, storage, window, stop };
};

describe('keepSession', () => {
  it('[SESSION-2] stores a signed-in user with their role', () => {
    const { store, storage } = start();
    store.dispatch(loggedIn({ name: 'Mara Keller', role: 'Guest' }));
    store.dispatch(tutorialModeChanged(true));
    expect(storage.getItem('user')).toBe('{"name":"Mara Keller","role":"Viewer"}');
  });

  it('[SESSION-2] keeps other stored data of the same person', () => {
    const { store, storage } = start({ user: '{"name":"Mara Keller","role":"Viewer","team":"Rates"}' });
    store.dispatch(loggedIn({ name: 'Mara Keller', role: 'admin' }));
    expect(JSON.parse(storage.getItem('user') ?? '')).toEqual({
      name: 'Mara Keller',
      role: 'admin',
      team: 'Rates',
    });
    store.dispatch(loggedIn({ name: 'Jan Ott' }));
    expect(storage.getItem('user')).toBe('{"name":"Jan Ott","role":"Viewer"}');
  });

  it('[SESSION-3] removes a signed-out user', () => {
    const { store, storage } = start();
    store.dispatch(loggedIn({ name: 'Mara Keller' }));
    store.dispatch(loggedOut());
    expect(storage.getItem('user')).toBeNull();
  });

  it('[SESSION-3] removes a signed-out user even if storage was too full to store the sign-in', () => {
    const { store, storage, window } = start();
    storage.isFull = true;
    store.dispatch(loggedIn({ name: 'Mara Keller' }));
    store.dispatch(loggedOut());
    window.notifyOfChange(null);
    expect(selectUser(store.getState()).isAuthenticated).toBe(false);
  });

  it('[SESSION-4] removes the stored user when nobody is signed in', () => {
    const { store, storage } = start({ user: '{"name":"Mara Keller","role":"admin"}' });
    expect(storage.getItem('user')).not.toBeNull();
    store.dispatch(sessionRead(null));
    expect(storage.getItem('user')).toBeNull();
  });

  it('[SESSION-5] leaves a stored value that is not a user of this product', () => {
    const { store, storage } = start({ user: '[1]' });
    store.dispatch(sessionRead(null));
    store.dispatch(tutorialModeChanged(false));
    expect(storage.getItem('user')).toBe('[1]');
  });

  it('[SESSION-8] follows who signs in, changes and signs out in another tab', () => {
    const { store, storage, window } = start();
    store.dispatch(sessionRead(null));
    storage.setItem('user', '{"name":"Mara Keller","role":"Viewer"}');
    window.notifyOfChange('user');
    expect(selectUser(store.getState())).toMatchObject({ name: 'Mara Keller', isAuthenticated: true });
    storage.setItem('user', '{"name":"Mara Keller","role":"admin"}');
    window.notifyOfChange('user');
    expect(selectUser(store.getState()).role).toBe('admin');
    storage.removeItem('user');
    window.notifyOfChange('theme');
    expect(selectUser(store.getState()).isAuthenticated).toBe(true);
    window.notifyOfChange(null);
    expect(selectUser(store.getState()).isAuthenticated).toBe(false);
  });

  it('[SESSION-8] keeps the tour running when another tab stores the same person again', () => {
    const { store, window } = start();
    store.dispatch(loggedIn({ name: 'Mara Keller' }));
    store.dispatch(tutorialModeChanged(true));
    window.notifyOfChange('user');
    expect(selectUser(store.getState()).tutorialMode).toBe(true);
  });

  it('[SESSION-5] signs nobody out because of an invalid stored user', () => {
    const { store, storage, window } = start();
    store.dispatch(loggedIn({ name: 'Mara Keller' }));
    storage.setItem('user', '{');
    window.notifyOfChange('user');
    expect(selectUser(store.getState()).isAuthenticated).toBe(true);
    expect(storage.getItem('user')).toBe('{');
  });

  it('[SESSION-8] stops following once stopped', () => {
    const { store, storage, window, stop } = start();
    stop();
    store.dispatch(loggedIn({ name: 'Mara Keller' }));
    expect(storage.getItem('user')).toBeNull();
    expect(window.listenerCount()).toBe(0);
  });

  it('[SESSION-9] signs in until the tab closes when the browser stores nothing, and says so', () => {
    const store = createSessionStore();
    const onProblem = vi.fn();
    keepSession({ store, entries: createStoredEntries({ device: deniedStorage }), onProblem });
    store.dispatch(loggedIn({ name: 'Mara Keller' }));
    expect(selectUser(store.getState()).isAuthenticated).toBe(true);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith(messages.signInNotStored);
  });
});
