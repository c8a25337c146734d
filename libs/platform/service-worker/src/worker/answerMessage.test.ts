// @vitest-environment node
import { expect, it } from 'vitest';
import { createFakeCaches } from '../testing/createFakeCaches.js';
import { answerMessage } from './answerMessage.js';

const arrange = () => {
  const caches = createFakeCaches();
  const done: unknown[] = [];
  const background: Promise<unknown>[] = [];
  const scope = {
    skipWaiting: async () => void done.push('took over'),
    caches: caches as unknown as CacheStorage,
  };
  const tell = async (data: unknown) => {
    const ports = [{ postMessage: (message: unknown) => void done.push(message) }];
    const waitUntil = (work: Promise<unknown>) => void background.push(work);
    answerMessage({ data, ports, waitUntil }, scope, {
      release: { version: '0.4.0', files: 85 },
      apiBase: 'https://product.example/api/',
    });
    await Promise.all(background);
  };
  return { caches, done, tell };
};

it('[SERVICE-WORKER-4] takes over when the page asks', async () => {
  const { done, tell } = arrange();
  await tell({ type: 'skip-waiting' });
  expect(done).toEqual(['took over']);
});

it('[SERVICE-WORKER-18] forgets the account when the page asks', async () => {
  const { caches, tell } = arrange();
  const cache = await caches.open('api-v1');
  await cache.put('/api/user', new Response('me'));
  await tell({ type: 'forget-account' });
  expect(await cache.keys()).toEqual([]);
});

it('[SERVICE-WORKER-27] tells its release', async () => {
  const { done, tell } = arrange();
  await tell({ type: 'get-version' });
  expect(done).toEqual([{ version: '0.4.0', files: 85 }]);
});

it.each([null, 'skip-waiting', { type: 'something-else' }])(
  '[SERVICE-WORKER-4] does nothing on %j',
  async (message) => {
    const { done, tell } = arrange();
    await tell(message);
    expect(done).toEqual([]);
  },
);
