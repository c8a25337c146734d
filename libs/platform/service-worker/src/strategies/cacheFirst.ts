import { ageMs, markServedFromCache } from './answerMarks.js';
import { networkFirst } from './networkFirst.js';
import type { Strategy } from './StrategyContext.js';

/** The cached answer until it expires; then the network's, or the stale one only if the network gives none. */
export const cacheFirst: Strategy = async (request, context) => {
  const cached = await context.cache.match(request);
  const fresh = cached !== undefined && ageMs(cached, context.now()) < context.ttlMs;
  return fresh ? markServedFromCache(cached, false) : networkFirst(request, context);
};
