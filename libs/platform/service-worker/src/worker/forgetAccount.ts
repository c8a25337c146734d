import { cacheNames } from '../families/cacheNames.js';
import { cacheFamilyOf } from '../families/cacheFamilies.js';

/** Deletes every cached answer that belongs to an account. */
export async function forgetAccount(caches: Pick<CacheStorage, 'open'>, apiBase: string): Promise<void> {
  const cache = await caches.open(cacheNames.api);
  const keys = await cache.keys();
  const personal = keys.filter(
    (request) => cacheFamilyOf(new URL(request.url), apiBase)?.belongsToAccount !== false,
  );
  await Promise.all(personal.map((request) => cache.delete(request)));
}
