import { ageMs, markServedFromCache } from './answerMarks.js';
import { fetchAndStore } from './fetchAndStore.js';
import { isSameAnswer } from './isSameAnswer.js';
import { networkFirst } from './networkFirst.js';
import type { Strategy, StrategyContext } from './StrategyContext.js';

/**
 * An answer this young is not checked again: a page notified of a change refetches it, which must not trigger
 * the next check.
 */
const settledMs = 10_000;

async function revalidate(request: Request, served: Response, context: StrategyContext): Promise<void> {
  const current = await fetchAndStore(request, context);
  if (current.status === 200 && !(await isSameAnswer(served, current))) context.onRevalidated(request.url);
}

/**
 * Until it expires, the cached answer, while the network is queried in the background and the page is notified if
 * its answer differs. Then the network's, or the stale one only if the network gives none.
 */
export const staleWhileRevalidate: Strategy = async (request, context) => {
  const cached = await context.cache.match(request);
  const age = cached ? ageMs(cached, context.now()) : Infinity;
  if (!cached || age >= context.ttlMs) return networkFirst(request, context);
  if (age >= settledMs) {
    context.waitUntil(revalidate(request.clone(), cached.clone(), context).catch(() => undefined));
  }
  return markServedFromCache(cached, false);
};
