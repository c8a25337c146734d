import type { CacheFamily } from '../families/CacheFamily.js';
import { cacheFamilyOf } from '../families/cacheFamilies.js';
import { cacheNames } from '../families/cacheNames.js';
import { fetchAndStore } from '../strategies/fetchAndStore.js';
import { isSameAnswer } from '../strategies/isSameAnswer.js';
import type { StrategyContext } from '../strategies/StrategyContext.js';

/** The browser allows background work little time, so only the most recently cached answers are refreshed. */
export const mostRefreshed = 40;

const financialFamilies: readonly CacheFamily['name'][] = [
  'real-time',
  'historical',
  'market-data',
  'fundamentals',
];

export interface RefreshDependencies extends Pick<
  StrategyContext,
  'fetch' | 'now' | 'wait' | 'onRevalidated'
> {
  readonly caches: Pick<CacheStorage, 'open'>;
  readonly apiBase: string;
}

/** Refused for now: further requests would be refused too. */
const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500;

/**
 * Refetches cached financial data, most recently cached first, one answer at a time.
 * Stops at the first missing answer. Resolves to the number of answers.
 */
export async function refreshKeptAnswers({
  caches,
  apiBase,
  ...dependencies
}: RefreshDependencies): Promise<number> {
  const cache = await caches.open(cacheNames.api);
  const kept = (await cache.keys()).filter(({ url }) => {
    const family = cacheFamilyOf(new URL(url), apiBase);
    return family !== null && financialFamilies.includes(family.name);
  });
  let refreshed = 0;
  for (const request of kept.reverse().slice(0, mostRefreshed)) {
    const before = await cache.match(request);
    const storing: Promise<unknown>[] = [];
    const context = {
      ...dependencies,
      cache,
      ttlMs: 0,
      waitUntil: (work: Promise<unknown>) => void storing.push(work),
    };
    const current = await fetchAndStore(request, context).catch(() => null);
    if (!current || isBusy(current)) break;
    const isNew = current.ok && before !== undefined && !(await isSameAnswer(before, current));
    await Promise.all(storing);
    if (isNew) dependencies.onRevalidated(request.url);
    refreshed += 1;
  }
  return refreshed;
}
