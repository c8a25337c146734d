import { ageMs, markServedFromCache } from './answerMarks.js';
import { fetchAndStore } from './fetchAndStore.js';
import { isServerError } from './isServerError.js';
import type { Strategy } from './StrategyContext.js';

/** A network that has not answered by then does not serve, where the cache can. */
export const networkTimeoutMs = 10_000;

/**
 * The network's answer; without one, or with a server error in its place, the cache's, marked as such, and as stale
 * past its time. Without a cached answer it ends as the network did.
 */
export const networkFirst: Strategy = async (request, context) => {
  const fromNetwork = fetchAndStore(request, context);
  // An answer that comes too late to be served is still kept for the next time.
  context.waitUntil(fromNetwork.catch(() => undefined));
  const cached = await context.cache.match(request);
  if (!cached) return fromNetwork;
  const tooLate = context.wait(networkTimeoutMs).then(() => null);
  const answer = await Promise.race([fromNetwork, tooLate]).catch(() => null);
  if (answer && !isServerError(answer)) return answer;
  return markServedFromCache(cached, ageMs(cached, context.now()) >= context.ttlMs);
};
