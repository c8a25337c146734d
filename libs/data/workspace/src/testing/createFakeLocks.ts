import type { EditingLocks } from '../editing/EditingLocks.js';

interface Request {
  readonly name: string;
  readonly tab: object;
  readonly grant: () => void;
  readonly reject: (reason: unknown) => void;
}

const aborted = () => new DOMException('The lock is not had any more.', 'AbortError');

/** The locks of one browser. `tab` gives each workspace that stands for a tab its own; `kill` ends a tab without a word. */
export function createFakeLocks() {
  const held = new Map<string, Request>();
  let waiting: readonly Request[] = [];
  const grantNext = (name: string): void => {
    const next = waiting.find((request) => request.name === name);
    if (held.has(name) || !next) return;
    waiting = waiting.filter((request) => request !== next);
    next.grant();
  };
  const free = (request: Request): void => {
    if (held.get(request.name) !== request) return;
    held.delete(request.name);
    grantNext(request.name);
  };

  const tab = (): EditingLocks & { kill(): void } => {
    const own = {};
    let isKilled = false;
    return {
      request: (name, { ifAvailable = false, steal = false, signal }, granted) =>
        new Promise((resolve, reject) => {
          if (isKilled) return;
          const request: Request = {
            name,
            tab: own,
            reject,
            grant() {
              held.set(name, request);
              void Promise.resolve()
                .then(() => granted({ name }))
                .then(
                  (value) => {
                    free(request);
                    resolve(value);
                  },
                  (error: unknown) => {
                    free(request);
                    reject(error as Error);
                  },
                );
            },
          };
          if (steal) {
            held.get(name)?.reject(aborted());
            held.delete(name);
          }
          if (!held.has(name)) request.grant();
          else if (ifAvailable) resolve(granted(null));
          else waiting = [...waiting, request];
          signal?.addEventListener('abort', () => {
            waiting = waiting.filter((other) => other !== request);
            reject(aborted());
          });
        }),
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
      kill() {
        isKilled = true;
        waiting = waiting.filter((request) => request.tab !== own);
        for (const request of [...held.values()]) if (request.tab === own) free(request);
      },
    };
  };
  return { tab };
}
