/** What a request needs from outside; the store's thunk extra argument carries it as `marketData`. */
export interface MarketDataEdges {
  /** Where the API is, ending in a slash. */
  readonly apiBase: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => Date;
  readonly isOnline: () => boolean;
  /** A signal that aborts after a time, as `AbortSignal.timeout` makes it. */
  readonly timeoutSignal: (durationMs: number) => AbortSignal;
}

export interface WithMarketData {
  readonly marketData?: Partial<MarketDataEdges>;
}

/** What the browser gives, for whatever the store's extra argument leaves out. */
export function marketDataEdges(extra: unknown): MarketDataEdges {
  const { marketData } = (extra ?? {}) as WithMarketData;
  return {
    apiBase: '/api/',
    fetch: (input, init) => globalThis.fetch(input, init),
    clock: () => new Date(),
    isOnline: () => globalThis.navigator.onLine,
    timeoutSignal: (durationMs) => AbortSignal.timeout(durationMs),
    ...marketData,
  };
}
