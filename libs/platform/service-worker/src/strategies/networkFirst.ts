import { ageMs, markServedFromCache } from './answerMarks.js';
import { fetchAndStore } from './fetchAndStore.js';
import type { Strategy } from './StrategyContext.js';

/** A network that has not answered by then does not serve, where the cache can. */
export const networkTimeoutMs = 10_000;

/**
 * The network's answer; without one the cache's, marked as such, and as stale past its time. Rejects as the network
 * did when the cache has nothing either.
 */
export const networkFirst: Strategy = async (request, context) => {
  const fromNetwork = fetchAndStore(request, context);
  // An answer that comes too late to be served is still kept for the next time.
  context.waitUntil(fromNetwork.catch(() => undefined));
  const cached = await context.cache.match(request);
  if (!cached) return fromNetwork;
  const tooLate = context.wait(networkTimeoutMs).then(() => null);
  const answer = await Promise.race([fromNetwork, tooLate]).catch(() => null);
  return answer ?? markServedFromCache(cached, ageMs(cached, context.now()) >= context.ttlMs);
};
