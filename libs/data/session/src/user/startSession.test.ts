import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { createSessionStore } from '../testing/createSessionStore.js';
import { refusingStorage } from '../testing/refusingStorage.js';
import { isStoredUserUnreadable } from './readStoredUser.js';
import { selectSessionStatus, selectUser } from './selectors.js';
import { startSession } from './startSession.js';

const stored = '{"name":"Mara Keller","role":"admin"}';

describe('startSession', () => {
  it('[SESSION-4] takes the session’s answer over what is stored', async () => {
    const { dispatch, getState } = createSessionStore();
    const storage = createFakeStorage({ user: stored });
    await startSession({
      dispatch,
      storage,
      askSession: async () => ({ name: 'Mara Keller', role: 'Viewer' }),
    });
    expect(selectUser(getState())).toMatchObject({ role: 'Viewer', isAuthenticated: true });
  });

  it('[SESSION-4] signs nobody in when the session knows nobody', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({
      dispatch,
      storage: createFakeStorage({ user: stored }),
      askSession: async () => null,
    });
    expect(selectUser(getState()).isAuthenticated).toBe(false);
    expect(selectSessionStatus(getState())).toBe('ready');
  });

  it('[SESSION-1] is loading until the session answered', async () => {
    const { dispatch, getState } = createSessionStore();
    const start = startSession({ dispatch, storage: createFakeStorage(), askSession: async () => null });
    expect(selectSessionStatus(getState())).toBe('loading');
    await start;
    expect(selectSessionStatus(getState())).toBe('ready');
  });

  it('[SESSION-4] takes the stored user when the session cannot be asked', async () => {
    const { dispatch, getState } = createSessionStore();
    const offline = async () => {
      throw new TypeError('Failed to fetch');
    };
    await startSession({ dispatch, storage: createFakeStorage({ user: stored }), askSession: offline });
    expect(selectUser(getState())).toMatchObject({
      name: 'Mara Keller',
      role: 'admin',
      isAuthenticated: true,
    });
  });

  it('[SESSION-4] takes the stored user when the server has no accounts', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({ dispatch, storage: createFakeStorage({ user: '{"name":"Mara Keller"}' }) });
    expect(selectUser(getState())).toMatchObject({
      name: 'Mara Keller',
      role: 'Viewer',
      isAuthenticated: true,
    });
  });

  it.each([
    ['{'],
    ['null'],
    ['[]'],
    ['"Mara"'],
    ['{}'],
    ['{"name":7}'],
    ['{"name":" "}'],
    [JSON.stringify({ name: 'M'.repeat(1_000_000) })],
  ])('[SESSION-5] sees a guest in %.20s and leaves it where it is', async (foreign) => {
    const { dispatch, getState } = createSessionStore();
    const storage = createFakeStorage({ user: foreign });
    await startSession({ dispatch, storage });
    expect(selectUser(getState()).name).toBe('Guest');
    expect(storage.getItem('user')).toBe(foreign);
    expect(isStoredUserUnreadable(storage)).toBe(true);
  });

  it('[SESSION-5] can read nobody, and a user of this product', () => {
    expect(isStoredUserUnreadable(createFakeStorage({}))).toBe(false);
    expect(isStoredUserUnreadable(createFakeStorage({ user: stored }))).toBe(false);
    expect(isStoredUserUnreadable(refusingStorage)).toBe(false);
  });

  it('[SESSION-5] sees a guest when storage refuses', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({ dispatch, storage: refusingStorage });
    expect(selectUser(getState()).name).toBe('Guest');
  });
});
