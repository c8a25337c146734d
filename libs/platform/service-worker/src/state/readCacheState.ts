import type { Result } from '@finance-analyst/foundation';
import { cacheNames } from '../families/cacheNames.js';
import { cachedAt } from '../strategies/answerMarks.js';

/** The content of one of the product's caches. Times are ISO 8601, null if the entries have none. */
export interface CacheState {
  readonly name: string;
  readonly entries: number;
  readonly newest: string | null;
  readonly oldest: string | null;
}

async function stateOf(caches: Pick<CacheStorage, 'open' | 'has'>, name: string): Promise<CacheState> {
  // Opening a cache creates it, which reading its state must not do.
  if (!(await caches.has(name))) return { name, entries: 0, newest: null, oldest: null };
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const answers = await Promise.all(requests.map((request) => cache.match(request)));
  const times = answers.flatMap((answer) => (answer ? (cachedAt(answer)?.toISOString() ?? []) : [])).sort();
  return { name, entries: requests.length, newest: times.at(-1) ?? null, oldest: times[0] ?? null };
}

/** Reads how much each of the product's caches contains, and since when. Never rejects. */
export async function readCacheState(
  caches: Pick<CacheStorage, 'open' | 'has'> | undefined,
): Promise<Result<readonly CacheState[]>> {
  if (!caches) return { ok: false, reason: 'Caches are not available to this page.' };
  try {
    const names = Object.values(cacheNames);
    return { ok: true, value: await Promise.all(names.map((name) => stateOf(caches, name))) };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: `The caches could not be read: ${words}` };
  }
}
