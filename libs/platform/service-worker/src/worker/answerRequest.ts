import { apiDocumentationPath, defaultApiBase } from '@finance-analyst/contracts';
import { pathBelow } from '../api-base/pathBelow.js';
import { cacheNames } from '../families/cacheNames.js';
import { cacheFamilyOf } from '../families/cacheFamilies.js';
import { answerNavigation } from '../navigation/answerNavigation.js';
import { isCacheable } from '../strategies/isStorable.js';
import { isServerError } from '../strategies/isServerError.js';
import { strategies } from '../strategies/strategies.js';
import { tellPages } from './tellPages.js';
import type { WorkerScope } from './WorkerScope.js';

export interface AnswerDependencies {
  readonly scope: Pick<WorkerScope, 'location' | 'caches' | 'clients' | 'fetch'>;
  /** A file of this release by its path, as stored at installation. */
  readonly precached: (path: string) => Promise<Response | undefined>;
  readonly isPrecached: (path: string) => boolean;
  readonly indexPath: string;
  /** The API's full address, ending in a slash. */
  readonly apiBase: string;
  readonly now: () => Date;
  readonly wait: (durationMs: number) => Promise<void>;
}

type WaitUntil = (work: Promise<unknown>) => void;

/** A new release takes over when the old worker's work is done, which a hanging network must not delay any longer. */
export const backgroundLimitMs = 10_000;

/** Decides who answers a request: null leaves it to the network, as if there were no worker. */
export function answerRequest(
  request: Request,
  keepAlive: WaitUntil,
  dependencies: AnswerDependencies,
): Promise<Response> | null {
  const { scope, precached, isPrecached, indexPath, apiBase, now, wait } = dependencies;
  const url = new URL(request.url);
  const isOwn = url.origin === scope.location.origin;
  const pathOfApi = pathBelow(apiBase, url);
  const isOfApi = pathOfApi !== null;
  if (!(isOwn || isOfApi) || !isCacheable(request)) return null;
  const waitUntil: WaitUntil = (work) => {
    keepAlive(Promise.race([work, wait(backgroundLimitMs)]));
  };
  const reportUnanswered = (url: string) => {
    waitUntil(tellPages(scope, { type: 'unanswered', url }));
  };
  const fetch = async (asked: Request) => {
    try {
      const response = await scope.fetch(asked);
      if (isServerError(response)) reportUnanswered(asked.url);
      return response;
    } catch (error) {
      // A request canceled by the page says nothing about the network.
      if (!asked.signal.aborted) reportUnanswered(asked.url);
      throw error;
    }
  };

  if (request.mode === 'navigate') {
    // The server has its own pages below its base, wherever the page's requests go.
    // If that base is the root of the product, only its documentation is among those pages.
    const sharesRoot = apiBase === `${scope.location.origin}/`;
    const isPageOfApi = sharesRoot ? `${pathOfApi ?? ''}/`.startsWith(`${apiDocumentationPath}/`) : isOfApi;
    if (isPageOfApi || url.pathname.startsWith(defaultApiBase)) return null;
    return scope.caches
      .open(cacheNames.dynamic)
      .then((cache) => answerNavigation(request, { fetch, cache, precached, indexPath, wait, waitUntil }));
  }
  if (isOwn && isPrecached(url.pathname))
    return precached(url.pathname).then((file) => file ?? fetch(request));

  const family = cacheFamilyOf(url, apiBase);
  if (!family) return null;
  const onRevalidated = (changed: string) => {
    waitUntil(tellPages(scope, { type: 'revalidated', url: changed }));
  };
  // A reload means that the cached answer may be out of date.
  const strategy = request.cache === 'reload' ? 'network-first' : family.strategy;
  return scope.caches.open(family.cacheName).then((cache) =>
    strategies[strategy](request, {
      cache,
      fetch,
      now,
      wait,
      ttlMs: family.ttlMs(now()),
      ...(family.fromOthers && { fromOthers: family.fromOthers }),
      waitUntil,
      onRevalidated,
    }),
  );
}
