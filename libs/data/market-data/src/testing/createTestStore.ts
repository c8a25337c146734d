import type { MarketDataDependencies } from '../request/MarketDataDependencies.js';
import { createMarketDataStore } from '../store/createMarketDataStore.js';

export const testNow = new Date('2025-11-20T12:00:00.000Z');

export type Serve = (url: string, signal: AbortSignal, init: RequestInit) => Response | Promise<Response>;

/** A store over a server that is a function, and the requested addresses. */
export function createTestStore(serve: Serve, dependencies: Partial<MarketDataDependencies> = {}) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = String(input);
    asked.push(url);
    return serve(url, init?.signal ?? new AbortController().signal, init ?? {});
  };
  const marketData: Partial<MarketDataDependencies> = {
    fetch,
    clock: () => testNow,
    isOnline: () => true,
    ...dependencies,
  };
  const store = createMarketDataStore(marketData, {});
  return { store, asked };
}

export const json = (body: unknown, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
