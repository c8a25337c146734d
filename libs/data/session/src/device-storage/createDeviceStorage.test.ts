import { describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from './createDeviceStorage.js';

const refuse = () => Promise.reject(new TypeError('Not allowed here.'));
const unknown = { usedBytes: null, quotaBytes: null, protection: 'unknown' };

describe('createDeviceStorage', () => {
  it('[SESSION-16] knows nothing until read, then what the browser reports', async () => {
    const storage = createDeviceStorage({
      estimate: async () => ({ usage: 10, quota: 100 }),
      persisted: async () => false,
    });
    expect(storage.state()).toBeNull();
    await storage.read();
    expect(storage.state()).toEqual({ usedBytes: 10, quotaBytes: 100, protection: 'not-asked' });
  });

  it.each([undefined, {}, { estimate: refuse, persisted: refuse }, { estimate: async () => ({}) }])(
    '[SESSION-16] says that the browser does not report it: %o',
    async (browser) => {
      const storage = createDeviceStorage(browser);
      await storage.read();
      expect(storage.state()).toEqual(unknown);
    },
  );

  it('[SESSION-17] is protected once the browser agrees, and notifies listeners', async () => {
    let isPersisted = false;
    const storage = createDeviceStorage({
      persisted: async () => isPersisted,
      persist: async () => (isPersisted = true),
    });
    const listener = vi.fn();
    const stop = storage.subscribe(listener);
    expect(await storage.keep()).toBe(true);
    expect(storage.state()?.protection).toBe('protected');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await storage.read();
    expect(listener).toHaveBeenCalledOnce();
  });

  it.each([
    ['does not agree', { persisted: async () => false, persist: async () => false }],
    ['refuses the question', { persisted: async () => false, persist: refuse }],
  ])('[SESSION-17] is denied once the browser %s, also when read again', async (_case, browser) => {
    const storage = createDeviceStorage(browser);
    expect(await storage.keep()).toBe(false);
    await storage.read();
    expect(storage.state()?.protection).toBe('denied');
  });

  it('[SESSION-17] is not denied by a browser without support', async () => {
    const storage = createDeviceStorage({});
    expect(await storage.keep()).toBe(false);
    expect(storage.state()).toEqual(unknown);
  });
});
