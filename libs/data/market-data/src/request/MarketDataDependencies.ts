import type { Reachability } from '@finance-analyst/connection';
import { defaultApiBase } from '@finance-analyst/contracts';
import type { MarketDataApi } from '../api/marketDataApi.js';

/** What requests need from outside; in the store's thunk extra argument as `marketData`. */
export interface MarketDataDependencies {
  /** The API's base address, ending in a slash. */
  readonly apiBase: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => Date;
  readonly isOnline: () => boolean;
  /** Makes a signal that aborts after a time, like `AbortSignal.timeout`. */
  readonly timeoutSignal: (durationMs: number) => AbortSignal;
  readonly wait: (durationMs: number) => Promise<void>;
  /** Called after each request that was not canceled. */
  readonly onReachability: (reachability: Reachability) => void;
}

export interface WithMarketData {
  readonly marketData?: Partial<MarketDataDependencies>;
  /** Loads the market data code into the store. */
  readonly loadCode: () => Promise<MarketDataApi>;
}

/** The browser's own, for anything missing from the store's extra argument. */
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
