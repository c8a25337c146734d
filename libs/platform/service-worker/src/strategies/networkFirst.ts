import { ageMs, markServedFromCache } from './answerMarks.js';
import { fetchAndStore } from './fetchAndStore.js';
import { isServerError } from './isServerError.js';
import type { Strategy } from './StrategyContext.js';

/** After this time the cache is used instead, if it has an answer. */
export const networkTimeoutMs = 10_000;

/**
 * The network's answer; without one, or after a server error, the cached one, marked as such, and as stale
 * if expired. Without one, an answer made of others, or else the network's result.
 */
export const networkFirst: Strategy = async (request, context) => {
  const fromNetwork = fetchAndStore(request, context);
  // A late answer is still cached for next time.
  context.waitUntil(fromNetwork.catch(() => undefined));
  const cached = await context.cache.match(request);
  const tooLate = cached && context.wait(networkTimeoutMs).then(() => null);
  const answer = await Promise.race([fromNetwork, ...(tooLate ? [tooLate] : [])]).catch(() => null);
  if (answer && !isServerError(answer)) return answer;
  const instead = cached ?? (await context.fromOthers?.(request, context.cache));
  if (!instead) return fromNetwork;
  return markServedFromCache(instead, ageMs(instead, context.now()) >= context.ttlMs);
};
