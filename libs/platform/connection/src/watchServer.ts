import type { Connection } from './watchConnection.js';

/** What a request shows about the server. */
export interface Reachability {
  /** `silent`: the server did not answer; `not-asked`: the device answered without asking it. */
  readonly server: 'answered' | 'silent' | 'not-asked';
  /** ISO 8601: when the server gave the figures in the answer; null if there were none. */
  readonly figuresOf: string | null;
}

/** The server does not answer although there is a network. */
export interface ServerSilence {
  /** ISO 8601: the first request that it did not answer. */
  readonly since: string;
  /** ISO 8601: when it gave the newest figures that the page has had; null where it has had none. */
  readonly figuresOf: string | null;
}

export interface ServerWatchDependencies {
  /** Asks the server the cheapest question there is; rejects when it does not answer. */
  readonly ask: () => Promise<unknown>;
  readonly connection: Pick<Connection, 'isOnline' | 'subscribe'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly clock: () => Date;
  /** Calls after a time, and returns how to call that off. The call fails where one of the listeners did. */
  readonly after: (durationMs: number, call: () => Promise<void>) => () => void;
}

export interface ServerWatch {
  /** Null as long as the server is not known to be silent. */
  silence(): ServerSilence | null;
  /** Takes what a request showed about the server. */
  noteReachability(reachability: Reachability): void;
  /** Calls the listener after each change. Returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Stops watching. */
  stop(): void;
}

const firstPauseMs = 30_000;
const longestPauseMs = 300_000;

/**
 * Knows from the requests of the page whether the server answers. One request without an answer may be chance, so the
 * server is asked once by itself; silent then too, it is asked again after 30 s, and ever more seldom up to 5 minutes,
 * but never while nobody looks or there is no network.
 */
export function watchServer({
  ask,
  connection,
  document,
  clock,
  after,
}: ServerWatchDependencies): ServerWatch {
  const listeners = new Set<() => void>();
  let silence: ServerSilence | null = null;
  let suspectedSince: string | null = null;
  let newestFigures: string | null = null;
  let pauseMs = firstPauseMs;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let isAsking = false;
  let callOff: () => void = () => undefined;

  const change = (next: ServerSilence | null) => {
    silence = next;
    for (const listener of listeners) listener();
  };
  const answered = () => {
    callOff();
    suspectedSince = null;
    pauseMs = firstPauseMs;
    if (silence) change(null);
  };
  const unanswered = () => {
    // A network that went meanwhile says nothing of the server.
    if (suspectedSince === null || !connection.isOnline()) return;
    if (silence) pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    else change({ since: suspectedSince, figuresOf: newestFigures });
  };
  const question = async () => {
    isAsking = true;
    askedAtMs = clock().getTime();
    try {
      const asked = (async () => ask())();
      await asked.then(answered, unanswered);
    } finally {
      isAsking = false;
      plan();
    }
  };
  const plan = () => {
    callOff();
    if (suspectedSince === null || isAsking) return;
    if (!connection.isOnline() || document.visibilityState === 'hidden') return;
    // A clock that was set back would have it wait until the old time comes again.
    const waitMs = Math.min(pauseMs, Math.max(0, askedAtMs + pauseMs - clock().getTime()));
    callOff = after(waitMs, question);
  };

  const unsubscribe = connection.subscribe(plan);
  document.addEventListener('visibilitychange', plan);

  return {
    silence: () => silence,
    noteReachability({ server, figuresOf }) {
      if (figuresOf !== null && (newestFigures === null || newestFigures < figuresOf)) {
        newestFigures = figuresOf;
        if (silence && server !== 'answered') change({ ...silence, figuresOf });
      }
      if (server === 'answered') answered();
      if (server !== 'silent' || !connection.isOnline()) return;
      suspectedSince ??= clock().toISOString();
      plan();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      callOff();
      suspectedSince = null;
      unsubscribe();
      document.removeEventListener('visibilitychange', plan);
      listeners.clear();
    },
  };
}
