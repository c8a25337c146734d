import type { Strategy } from '../strategies/StrategyContext.js';
import { createFakeCache } from './createFakeCaches.js';
import { createNetwork } from './createNetwork.js';

export const trialUrl = 'https://product.example/api/fundamentals?symbol=ACME';

/** A strategy with a cache, a network and a clock that only moves when told. Its answers keep for a minute. */
export function createStrategyTrial(strategy: Strategy) {
  const cache = createFakeCache();
  const network = createNetwork();
  const revalidated: string[] = [];
  const background: Promise<unknown>[] = [];
  const alarms: { readonly dueMs: number; readonly ring: () => void }[] = [];
  let nowMs = Date.UTC(2025, 10, 20, 12);

  const ask = (request = new Request(trialUrl)) =>
    strategy(request, {
      cache,
      fetch: network.fetch,
      now: () => new Date(nowMs),
      wait: (durationMs) => new Promise((ring) => alarms.push({ dueMs: nowMs + durationMs, ring })),
      ttlMs: 60_000,
      waitUntil: (work) => void background.push(work),
      onRevalidated: (url) => void revalidated.push(url),
    });
  return {
    cache,
    network,
    revalidated,
    ask,
    /** The answer in short: its text and its marks. */
    async told() {
      const response = await ask();
      const { headers } = response;
      const marks = {
        from: headers.get('x-served-from'),
        at: headers.get('x-cached-at'),
        stale: headers.get('x-stale'),
      };
      return { text: await response.text(), ...marks };
    },
    async settle() {
      while (background.length > 0) await background.shift();
    },
    pass(durationMs: number) {
      nowMs += durationMs;
      for (const alarm of alarms.filter(({ dueMs }) => dueMs <= nowMs)) alarm.ring();
    },
  };
}

export const fromNetwork = (text: string) => ({ text, from: null, at: null, stale: null });
export const fromCache = (text: string, at: string) => ({ text, from: 'cache', at, stale: null });
export const staleFromCache = (text: string, at: string) => ({ text, from: 'cache', at, stale: 'true' });
