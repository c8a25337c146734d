import type { Page } from '@playwright/test';

/** The cache in which the page's worker stores an API answer. */
const cacheName = 'api-v1';

/** Waits until the worker handles the page's requests. */
export const workerInControl = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise<void>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => {
        resolve();
      });
    });
  });

/** When the worker stored an answer, in milliseconds since 1970; null if it has none. */
export const keptAt = (page: Page, path: string): Promise<number | null> =>
  page.evaluate(
    async ([name, asked]) => {
      const answer = await (await caches.open(name)).match(asked);
      const at = Date.parse(answer?.headers.get('x-cached-at') ?? '');
      return Number.isNaN(at) ? null : at;
    },
    [cacheName, path] as const,
  );

export async function minutesKept(page: Page, path: string): Promise<number | null> {
  const at = await keptAt(page, path);
  return at === null ? null : Math.round((Date.now() - at) / 60_000);
}

/** Makes a stored answer older, because a worker's clock cannot be moved. */
export const age = (page: Page, path: string, minutes: number): Promise<void> =>
  page.evaluate(
    async ([name, asked, minutesAgo]) => {
      const cache = await caches.open(name);
      const answer = await cache.match(asked);
      if (!answer) throw new Error(`Nothing is kept of ${asked}.`);
      const headers = new Headers(answer.headers);
      headers.set('x-cached-at', new Date(Date.now() - minutesAgo * 60_000).toISOString());
      await cache.put(asked, new Response(await answer.blob(), { headers }));
    },
    [cacheName, path, minutes] as const,
  );

/** Where the answer to a request comes from, as marked by the worker. */
export const askFrom = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (asked) => {
    const { ok, headers } = await fetch(asked);
    if (!ok) return 'nowhere';
    if (headers.get('x-served-from') !== 'cache') return 'network';
    return headers.get('x-stale') === 'true' ? 'cache, stale' : 'cache';
  }, path);
