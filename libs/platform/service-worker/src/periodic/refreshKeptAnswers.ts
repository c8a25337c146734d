import type { CacheFamily } from '../families/CacheFamily.js';
import { cacheFamilyOf } from '../families/cacheFamilies.js';
import { cacheNames } from '../families/cacheNames.js';
import { fetchAndStore } from '../strategies/fetchAndStore.js';
import { isSameAnswer } from '../strategies/isSameAnswer.js';
import type { StrategyContext } from '../strategies/StrategyContext.js';

/** The browser gives background work little time: what was kept last is refreshed, and no more. */
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

/** Refused for now: asking for more would be refused too. */
const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500;

/**
 * Asks again for the financial data that is kept on the device, the latest kept first, one answer after the other.
 * Ends at the first answer that does not come. Resolves to how many came.
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
