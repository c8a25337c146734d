import { markCachedAt } from './answerMarks.js';
import { isStorable } from './isStorable.js';
import type { StrategyContext } from './StrategyContext.js';

/** The most answers in one cache; the oldest are dropped. */
export const keptAnswers = 300;

async function store(request: Request, response: Response, { cache, now }: StrategyContext): Promise<void> {
  await cache.put(request, markCachedAt(response, now()));
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - keptAnswers))) await cache.delete(key);
}

/** Queries the network and caches the answer in the background. On a full device it still serves the answer. */
export async function fetchAndStore(request: Request, context: StrategyContext): Promise<Response> {
  const response = await context.fetch(request);
  if (isStorable(response))
    context.waitUntil(store(request, response.clone(), context).catch(() => undefined));
  return response;
}
