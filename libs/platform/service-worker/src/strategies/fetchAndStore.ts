import { markCachedAt } from './answerMarks.js';
import { isStorable } from './isStorable.js';
import type { StrategyContext } from './StrategyContext.js';

/** Answers that one cache keeps; the ones stored longest ago make room. */
export const keptAnswers = 300;

async function store(request: Request, response: Response, { cache, now }: StrategyContext): Promise<void> {
  await cache.put(request, markCachedAt(response, now()));
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - keptAnswers))) await cache.delete(key);
}

/** Asks the network and keeps the answer in the background. A device without room keeps nothing and serves all the same. */
export async function fetchAndStore(request: Request, context: StrategyContext): Promise<Response> {
  const response = await context.fetch(request);
  if (isStorable(response))
    context.waitUntil(store(request, response.clone(), context).catch(() => undefined));
  return response;
}
