// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createFakeCaches } from '../testing/createFakeCaches.js';
import { createNetwork, offline } from '../testing/createNetwork.js';
import { mostRefreshed, refreshKeptAnswers } from './refreshKeptAnswers.js';

const now = new Date(Date.UTC(2026, 10, 21, 6));

const arrange = async (...paths: readonly string[]) => {
  const caches = createFakeCaches();
  const cache = await caches.open('api-v1');
  for (const path of paths) await cache.put(path, new Response('from the network'));
  const network = createNetwork();
  const revalidated: string[] = [];
  const refresh = () =>
    refreshKeptAnswers({
      caches: caches as unknown as CacheStorage,
      apiBase: 'https://product.example/api/',
      fetch: network.fetch,
      now: () => now,
      wait: async () => undefined,
      onRevalidated: (url) => void revalidated.push(new URL(url).pathname),
    });
  const textAt = async (path: string) => (await cache.match(path))?.text();
  const timeAt = async (path: string) => (await cache.match(path))?.headers.get('x-cached-at');
  return { network, revalidated, refresh, textAt, timeAt };
};

describe('refreshKeptAnswers', () => {
  it('[SERVICE-WORKER-25] asks again for kept prices, searches and fundamentals, and nothing else', async () => {
    const financial = [
      '/api/market-data/real-time',
      '/api/market-data/historical',
      '/api/market-data',
      '/api/fundamentals',
    ];
    const { network, refresh, textAt, timeAt } = await arrange(
      ...financial,
      '/api/user',
      '/api/calculations/dcf',
    );
    network.answer('of this morning');
    expect(await refresh()).toBe(4);
    expect([...network.asked].sort()).toEqual([...financial].sort());
    expect(await textAt('/api/fundamentals')).toBe('of this morning');
    expect(await timeAt('/api/fundamentals')).toBe(now.toISOString());
    expect(await textAt('/api/user')).toBe('from the network');
  });

  it('[SERVICE-WORKER-25] asks for at most 40, the latest kept first', async () => {
    const paths = Array.from({ length: 60 }, (_, n) => `/api/fundamentals?symbol=S${n}`);
    const { refresh, timeAt } = await arrange(...paths);
    expect(await refresh()).toBe(mostRefreshed);
    const times = await Promise.all(paths.map(timeAt));
    expect(times).toEqual(paths.map((_, n) => (n < 60 - mostRefreshed ? null : now.toISOString())));
  });

  it.each([
    ['is gone', offline],
    ['asks for patience', new Response('', { status: 429 })],
    ['is broken', new Response('', { status: 500 })],
  ])('[SERVICE-WORKER-25] ends when the network %s, and keeps what there is', async (_how, answer) => {
    const { network, refresh, textAt } = await arrange('/api/fundamentals', '/api/market-data');
    network.answer(answer);
    expect(await refresh()).toBe(0);
    expect(network.asked).toEqual(['/api/market-data']);
    expect(await textAt('/api/market-data')).toBe('from the network');
  });

  it('[SERVICE-WORKER-25] tells which answers have changed', async () => {
    const { network, revalidated, refresh } = await arrange('/api/fundamentals');
    await refresh();
    expect(revalidated).toEqual([]);
    network.answer('a new filing');
    await refresh();
    expect(revalidated).toEqual(['/api/fundamentals']);
  });
});
