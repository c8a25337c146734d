import type { PrecacheController } from 'workbox-precaching';
import { withConcurrency } from './withConcurrency.js';

/** Over HTTP/1.1 a browser makes six requests to one server at a time: two are left for the open page. */
const concurrentFiles = 4;

/**
 * Fetches and stores the files of a release in list order. One at a time, as the
 * library does, each file would wait for all before it. Files of an earlier installation are not fetched again.
 */
export const storeFiles = (
  files: Pick<PrecacheController, 'getURLsToCacheKeys' | 'strategy'>,
  event: Event,
): Promise<void> =>
  withConcurrency(files.getURLsToCacheKeys(), concurrentFiles, async ([url, cacheKey]) => {
    const hasRevision = cacheKey !== url;
    // A file whose name does not change with its content may be outdated in the browser's own cache.
    const request = new Request(url, {
      cache: hasRevision ? 'reload' : 'default',
      credentials: 'same-origin',
    });
    await Promise.all(files.strategy.handleAll({ params: { cacheKey }, request, event }));
  });
