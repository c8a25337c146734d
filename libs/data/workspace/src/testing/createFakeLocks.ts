import type { SessionLocks } from '../drafts/createSessionLock.js';

/** The locks of one browser, for workspaces that stand for its tabs. */
export function createFakeLocks(): SessionLocks {
  const held = new Map<string, Promise<unknown>>();
  return {
    async request(name, work) {
      while (held.has(name)) await held.get(name);
      const ended = work().finally(() => held.delete(name));
      held.set(name, ended);
      return ended;
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}
