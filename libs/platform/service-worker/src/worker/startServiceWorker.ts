import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { readApiBase } from '../api-base/workerAddress.js';
import { answerPeriodicSync } from '../periodic/answerPeriodicSync.js';
import { answerMessage } from './answerMessage.js';
import { answerRequest } from './answerRequest.js';
import { cacheNames, isOutdatedCache } from '../families/cacheNames.js';
import { leavePostsToNetwork } from './leavePostsToNetwork.js';
import { storeFiles } from './storeFiles.js';
import type { WorkerScope } from './WorkerScope.js';

export interface ServiceWorkerOptions {
  /** The build's files with their revisions: `self.__WB_MANIFEST`. */
  readonly manifest: readonly (PrecacheEntry | string)[];
  /** The worker's release, for pages that request it. */
  readonly version?: string;
  /** The page served at every path. */
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
 * Starts the worker: stores this release's files at installation, answers requests from caches and network, takes
 * over on request, deletes account data on sign-out, and refreshes cached financial data when the
 * browser wakes it.
 */
export function startServiceWorker(
  scope: WorkerScope,
  { manifest, version, indexPath = '/index.html' }: ServiceWorkerOptions,
): void {
  const files = new PrecacheController({ cacheName: cacheNames.static });
  files.addToCacheList([...manifest]);
  const apiBase = readApiBase(scope.location.href);
  const dependencies = {
    scope,
    apiBase,
    precached: (path: string) => files.matchPrecache(path),
    isPrecached: (path: string) => files.getCacheKeyForURL(path) !== undefined,
    indexPath,
    now: () => new Date(),
    wait,
  };

  scope.addEventListener('install', leavePostsToNetwork);
  scope.addEventListener('install', (event) => {
    event.waitUntil(storeFiles(files, event));
  });
  scope.addEventListener('activate', (event) => {
    // Deletes the files of the previous release.
    void files.activate(event);
    event.waitUntil(Promise.all([deleteOutdatedCaches(scope.caches), scope.clients.claim()]));
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answerRequest(
      event.request,
      (work) => {
        event.waitUntil(work);
      },
      dependencies,
    );
    if (answer) event.respondWith(answer);
  });
  scope.addEventListener('message', (event) => {
    answerMessage(event, scope, {
      release: { version: version ?? null, files: manifest.length },
      apiBase,
    });
  });
  scope.addEventListener('periodicsync', (event) => {
    answerPeriodicSync(event, scope, dependencies);
  });
}
