import type { PrecacheController } from 'workbox-precaching';
import { withConcurrency } from './withConcurrency.js';

/** Over HTTP/1.1 a browser asks six things of one server at a time: two are left to the page that is open meanwhile. */
const concurrentFiles = 4;

/**
 * Fetches and keeps the files of a release, those first that come first in its list. One after the other, as the
 * library would, each file waits for the way of all before it. What an earlier installation kept is not asked for again.
 */
export const storeFiles = (
  files: Pick<PrecacheController, 'getURLsToCacheKeys' | 'strategy'>,
  event: Event,
): Promise<void> =>
  withConcurrency(files.getURLsToCacheKeys(), concurrentFiles, async ([url, cacheKey]) => {
    const hasRevision = cacheKey !== url;
    // A file whose name does not change with its content may lie about, outdated, in the browser's own cache.
    const request = new Request(url, {
      cache: hasRevision ? 'reload' : 'default',
      credentials: 'same-origin',
    });
    await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }));
  });
