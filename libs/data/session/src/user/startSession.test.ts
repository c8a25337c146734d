import { createStoredEntries } from '@finance-analyst/stored-entries';
import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { createSessionStore } from '../testing/createSessionStore.js';
import { deniedStorage } from '../testing/deniedStorage.js';
import { selectSessionStatus, selectUser } from './selectors.js';
import { startSession } from './startSession.js';
import { storedUserEntry } from './storedUserEntry.js';

const storing = (user?: string) =>
  createStoredEntries({ device: createFakeStorage(user === undefined ? {} : { user }) });
const denying = () => createStoredEntries({ device: deniedStorage });

const stored = '{"name":"Mara Keller","role":"admin"}';

describe('startSession', () => {
  it('[SESSION-4] takes the session’s answer over what is stored', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({
      dispatch,
      entries: storing(stored),
      askSession: async () => ({ name: 'Mara Keller', role: 'Viewer' }),
    });
    expect(selectUser(getState())).toMatchObject({ role: 'Viewer', isAuthenticated: true });
  });

  it('[SESSION-4] signs nobody in when the session has no user', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({
      dispatch,
      entries: storing(stored),
      askSession: async () => null,
    });
    expect(selectUser(getState()).isAuthenticated).toBe(false);
    expect(selectSessionStatus(getState())).toBe('ready');
  });

  it('[SESSION-1] is loading until the session answers', async () => {
    const { dispatch, getState } = createSessionStore();
    const start = startSession({ dispatch, entries: storing(), askSession: async () => null });
    expect(selectSessionStatus(getState())).toBe('loading');
    await start;
    expect(selectSessionStatus(getState())).toBe('ready');
  });

  it('[SESSION-4] uses the stored user when the session is unavailable', async () => {
    const { dispatch, getState } = createSessionStore();
    const offline = async () => {
      throw new TypeError('Failed to fetch');
    };
    await startSession({ dispatch, entries: storing(stored), askSession: offline });
    expect(selectUser(getState())).toMatchObject({
      name: 'Mara Keller',
      role: 'admin',
      isAuthenticated: true,
    });
  });

  it('[SESSION-4] uses the stored user when the server has no accounts', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({ dispatch, entries: storing('{"name":"Mara Keller"}') });
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
    const entries = createStoredEntries({ device: storage });
    await startSession({ dispatch, entries });
    expect(selectUser(getState()).name).toBe('Guest');
    expect(storage.getItem('user')).toBe(foreign);
    expect(entries.open(storedUserEntry).state()).toBe('damaged');
  });

  it('[SESSION-5] reads no user, and a user of this product', () => {
    expect(storing().open(storedUserEntry).state()).toBe('absent');
    expect(storing(stored).open(storedUserEntry).state()).toBe('sound');
    expect(denying().open(storedUserEntry).state()).toBe('denied');
  });

  it('[SESSION-5] returns a guest when storage refuses', async () => {
    const { dispatch, getState } = createSessionStore();
    await startSession({ dispatch, entries: denying() });
    expect(selectUser(getState()).name).toBe('Guest');
  });
});
