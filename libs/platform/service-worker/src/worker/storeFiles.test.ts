// @vitest-environment node
import type { PrecacheController } from 'workbox-precaching';
import { expect, it, vi } from 'vitest';
import { storeFiles } from './storeFiles.js';

const origin = 'https://product.example';
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A release of six files, the last with a fixed name. Each is fetched and stored on command. */
function arrange() {
  const keys = new Map(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [`${origin}/${name}-1f.js`, `${origin}/${name}-1f.js`]),
  );
  keys.set(`${origin}/index.html`, `${origin}/index.html?__WB_REVISION__=7`);
  const kept: (() => void)[] = [];
  const handleAll = vi.fn(() => {
    const isKept = new Promise<void>((resolve) => kept.push(resolve));
    return [Promise.resolve(new Response()), isKept];
  });
  const files = { getURLsToCacheKeys: () => keys, strategy: { handleAll } };
  const event = new Event('install');
  const all = storeFiles(
    files as unknown as Pick<PrecacheController, 'getURLsToCacheKeys' | 'strategy'>,
    event,
  );
  const asked = () =>
    (handleAll.mock.calls as unknown as [{ request: Request; params: unknown; event: Event }][]).map(
      ([call]) => call,
    );
  return { all, event, kept, asked };
}

it('[SERVICE-WORKER-30] fetches four files at a time in the order of the list, each until it is kept', async () => {
  const { all, kept, asked } = arrange();
  const urls = () => asked().map(({ request }) => request.url.slice(origin.length));
  expect(urls()).toEqual(['/a-1f.js', '/b-1f.js', '/c-1f.js', '/d-1f.js']);
  kept[2]?.();
  await settle();
  expect(urls().slice(4)).toEqual(['/e-1f.js']);
  for (const keep of kept) keep();
  await settle();
  expect(urls().slice(5)).toEqual(['/index.html']);
  for (const keep of kept) keep();
  await all;
});

it('[SERVICE-WORKER-8] keeps each file under its key, and asks past the browser for one whose name stays', async () => {
  const { all, event, kept, asked } = arrange();
  for (let done = 0; done < 6; done += 1) {
    kept[done]?.();
    await settle();
  }
  await all;
  const first = asked()[0];
  expect(first?.params).toEqual({ cacheKey: `${origin}/a-1f.js` });
  expect([first?.request.cache, first?.request.credentials]).toEqual(['default', 'same-origin']);
  const last = asked()[5];
  expect(last?.params).toEqual({ cacheKey: `${origin}/index.html?__WB_REVISION__=7` });
  expect(last?.request.cache).toBe('reload');
  expect(asked().every((call) => call.event === event)).toBe(true);
});
