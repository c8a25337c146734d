import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { isMessageToWorker } from '../workerMessages.js';
import { answerRequest } from './answerRequest.js';
import { cacheNames, isOutdatedCache } from '../families/cacheNames.js';
import { forgetAccount } from './forgetAccount.js';
import type { WorkerScope } from './WorkerScope.js';

export interface ServiceWorkerOptions {
  /** The build's files with their revisions: `self.__WB_MANIFEST`. */
  readonly manifest: readonly (PrecacheEntry | string)[];
  /** The page that every path has. */
  readonly indexPath?: string;
}

const wait = (durationMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, durationMs);
  });

async function deleteOutdatedCaches(caches: CacheStorage): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isOutdatedCache).map((name) => caches.delete(name)));
}

/**
 * Starts the worker: stores this release's files when it is installed, answers requests from caches and network, takes
 * over when the page asks, and clears what belongs to an account on sign-out.
 */
export function startServiceWorker(
  scope: WorkerScope,
  { manifest, indexPath = '/index.html' }: ServiceWorkerOptions,
): void {
  const files = new PrecacheController({ cacheName: cacheNames.static });
  files.precache([...manifest]);
  const edges = {
    scope,
    precached: (path: string) => files.matchPrecache(path),
    isPrecached: (path: string) => files.getCacheKeyForURL(path) !== undefined,
    indexPath,
    now: () => new Date(),
    wait,
  };

  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([deleteOutdatedCaches(scope.caches), scope.clients.claim()]));
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answerRequest(
      event.request,
      (work) => {
        event.waitUntil(work);
      },
      edges,
    );
    if (answer) event.respondWith(answer);
  });
  scope.addEventListener('message', (event) => {
    if (!isMessageToWorker(event.data)) return;
    event.waitUntil(event.data.type === 'skip-waiting' ? scope.skipWaiting() : forgetAccount(scope.caches));
  });
}
