import { ageMs, markServedFromCache } from './answerMarks.js';
import { networkFirst } from './networkFirst.js';
import type { Strategy } from './StrategyContext.js';

/** The cache's answer within its time; past it the network's, and a stale one only when the network gives none. */
export const cacheFirst: Strategy = async (request, context) => {
  const cached = await context.cache.match(request);
  const fresh = cached !== undefined && ageMs(cached, context.now()) < context.ttlMs;
  return fresh ? markServedFromCache(cached, false) : networkFirst(request, context);
};
