import type { Reachability } from '@finance-analyst/connection';
import { defaultApiBase } from '@finance-analyst/contracts';
import type { MarketDataApi } from '../api/marketDataApi.js';

/** What a request needs from outside; the store's thunk extra argument carries it as `marketData`. */
export interface MarketDataDependencies {
  /** Where the API is, ending in a slash. */
  readonly apiBase: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => Date;
  readonly isOnline: () => boolean;
  /** A signal that aborts after a time, as `AbortSignal.timeout` makes it. */
  readonly timeoutSignal: (durationMs: number) => AbortSignal;
  readonly wait: (durationMs: number) => Promise<void>;
  /** Called after each request that was not cancelled. */
  readonly onReachability: (reachability: Reachability) => void;
}

export interface WithMarketData {
  readonly marketData?: Partial<MarketDataDependencies>;
  /** Loads the code of the market's answers into the store. */
  readonly loadCode: () => Promise<MarketDataApi>;
}

/** What the browser gives, for whatever the store's extra argument leaves out. */
export function marketDataDependencies(extra: unknown): MarketDataDependencies {
  const { marketData } = (extra ?? {}) as Partial<WithMarketData>;
  return {
    apiBase: defaultApiBase,
    fetch: (input, init) => globalThis.fetch(input, init),
    clock: () => new Date(),
    isOnline: () => globalThis.navigator.onLine,
    timeoutSignal: (durationMs) => AbortSignal.timeout(durationMs),
    wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
    onReachability: () => undefined,
    ...marketData,
  };
}
