import { ageMs, markServedFromCache } from './answerMarks.js';
import { fetchAndStore } from './fetchAndStore.js';
import { isSameAnswer } from './isSameAnswer.js';
import { networkFirst } from './networkFirst.js';
import type { Strategy, StrategyContext } from './StrategyContext.js';

/**
 * An answer this young is not checked again: the page that is told of a change asks once more, and must not set off
 * the next check by it.
 */
const settledMs = 10_000;

async function revalidate(request: Request, served: Response, context: StrategyContext): Promise<void> {
  const current = await fetchAndStore(request, context);
  if (current.status === 200 && !(await isSameAnswer(served, current))) context.onRevalidated(request.url);
}

/**
 * Within its time the cache's answer at once, while the network is asked in the background and the page is told when
 * its answer differs. Past its time the network's, and a stale one only when the network gives none.
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
