/** The part of the browser's `navigator.locks` that tells which tabs are open. */
export interface SessionLocks {
  request(name: string, held: () => Promise<unknown>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

export interface SessionLock {
  /** Shows other tabs that this one is open; over once they can see it. */
  hold(): Promise<void>;
  release(): void;
  /** The sessions of the tabs that are open and hold a draft. Empty where the browser cannot say. */
  openSessions(): Promise<ReadonlySet<string>>;
}

const prefix = 'workspace-session ';

/**
 * A lock for as long as a tab is open, named after its session. The browser lets go of it when the tab is closed or
 * killed, so that a draft whose lock is free was left behind.
 */
export function createSessionLock(locks: SessionLocks | undefined, sessionId: string): SessionLock {
  let current: { readonly seen: Promise<void>; readonly end: () => void } | null = null;

  const request = (given: SessionLocks) => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const seen = new Promise<void>((resolve) => {
      const held = () => {
        resolve();
        return ended;
      };
      // A browser that refuses the lock is like one that has none: every draft may be taken over.
      given.request(`${prefix}${sessionId}`, held).catch(() => {
        resolve();
      });
    });
    return { seen, end };
  };

  return {
    async hold() {
      if (locks) current ??= request(locks);
      await current?.seen;
    },
    release() {
      current?.end();
      current = null;
    },
    async openSessions() {
      try {
        const { held = [] } = (await locks?.query()) ?? {};
        return new Set(
          held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
        );
      } catch {
        return new Set();
      }
    },
  };
}
