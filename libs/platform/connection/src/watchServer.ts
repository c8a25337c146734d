import type { Connection } from './watchConnection.js';

/** What a request shows about the server. */
export interface Reachability {
  /** `silent`: the server did not answer; `not-asked`: the device answered without asking it. */
  readonly server: 'answered' | 'silent' | 'not-asked';
  /** ISO 8601: when the server computed the figures in the answer; null if there were none. */
  readonly figuresOf: string | null;
  /** ISO 8601: when the request was sent; absent if unknown. */
  readonly sentAt?: string;
}

/** The server does not answer although there is a network. */
export interface ServerSilence {
  /** ISO 8601: the time of the first request without an answer. */
  readonly since: string;
  /** ISO 8601: when the server sent the newest figures that the page has; null if it has none. */
  readonly figuresOf: string | null;
}

export interface ServerWatchDependencies {
  /** Sends the server the cheapest request there is; rejects if it does not answer. */
  readonly ask: () => Promise<unknown>;
  readonly connection: Pick<Connection, 'isOnline' | 'subscribe'>;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly clock: () => Date;
  /** Runs a callback after a delay, and returns a function that cancels it. Running it throws if a listener throws. */
  readonly after: (durationMs: number, call: () => Promise<void>) => () => void;
}

export interface ServerWatch {
  /** Null unless the server is known to be silent. */
  silence(): ServerSilence | null;
  /** Records what a request showed about the server. */
  noteReachability(reachability: Reachability): void;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Stops watching. */
  stop(): void;
}

const firstPauseMs = 30_000;
const longestPauseMs = 300_000;

/**
 * Detects from the page's requests whether the server answers. One request without an answer may be chance, so a health
 * request checks it; an answer that was in flight at that moment shows nothing about the server. If the health request
 * fails too, it is repeated after 30 s, then less and less often, up to 5 minutes apart, but never while the page is
 * hidden or there is no network.
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
    // A network that has gone away in the meantime says nothing about the server.
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
    // If the clock was set back, it would otherwise wait until the old time is reached again.
    const waitMs = Math.min(pauseMs, Math.max(0, askedAtMs + pauseMs - clock().getTime()));
    callOff = after(waitMs, question);
  };

  const unsubscribe = connection.subscribe(plan);
  document.addEventListener('visibilitychange', plan);

  return {
    silence: () => silence,
    noteReachability({ server, figuresOf, sentAt }) {
      const wasInFlight = sentAt !== undefined && suspectedSince !== null && sentAt < suspectedSince;
      if (server === 'answered' && !wasInFlight) answered();
      if (figuresOf !== null && (newestFigures === null || newestFigures < figuresOf)) {
        newestFigures = figuresOf;
        if (silence) change({ ...silence, figuresOf });
      }
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
