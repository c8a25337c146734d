// @vitest-environment node
import { expect, it } from 'vitest';
import { createFakeCaches } from '../testing/createFakeCaches.js';
import { createNetwork } from '../testing/createNetwork.js';
import { answerPeriodicSync } from './answerPeriodicSync.js';

const wake = async (tag: string) => {
  const caches = createFakeCaches();
  await (await caches.open('api-v1')).put('/api/fundamentals', new Response('of yesterday'));
  const network = createNetwork();
  network.answer('of this morning');
  const told: unknown[] = [];
  const page = { postMessage: (message: unknown) => void told.push(message) };
  const works: Promise<unknown>[] = [];
  answerPeriodicSync(
    { tag, waitUntil: (work) => void works.push(work) },
    {
      caches: caches as unknown as CacheStorage,
      clients: { claim: async () => undefined, matchAll: async () => [page] },
      fetch: network.fetch,
    },
    {
      apiBase: 'https://product.example/api/',
      now: () => new Date(Date.UTC(2026, 10, 21, 6)),
      wait: async () => undefined,
    },
  );
  const isKeptAwake = works.length > 0;
  for (const work of works) await work;
  return { asked: network.asked, told, isKeptAwake };
};

it('[SERVICE-WORKER-25] refreshes when the browser wakes it for financial data, and tells open pages', async () => {
  const { asked, told, isKeptAwake } = await wake('update-financial-data');
  expect(isKeptAwake).toBe(true);
  expect(asked).toEqual(['/api/fundamentals']);
  expect(told).toHaveLength(1);
});

it.each(['update-news', '', 'UPDATE-FINANCIAL-DATA'])(
  '[SERVICE-WORKER-25] does nothing when it is woken under the tag %j',
  async (tag) => {
    expect(await wake(tag)).toEqual({ asked: [], told: [], isKeptAwake: false });
  },
);
