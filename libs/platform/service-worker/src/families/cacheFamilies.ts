import { marketDataTtlMs, ttlPolicies } from '@finance-analyst/caching';
import { cacheNames } from './cacheNames.js';
import type { CacheFamily } from './CacheFamily.js';

const at = (path: string) => (url: URL) => url.pathname === path;
const under = (path: string) => (url: URL) => url.pathname === path || url.pathname.startsWith(`${path}/`);
const keep = (durationMs: number) => () => durationMs;

const api = { cacheName: cacheNames.api, belongsToAccount: false };

/** What the network alone answers: live streams, identity, the analyst's documents, imports and the API's own page. */
const neverCached = [
  under('/api/market-data/stream'),
  under('/api/auth'),
  under('/api/documents'),
  under('/api/imports'),
  under('/api/docs'),
];

/** The first family that matches decides. */
const families: readonly CacheFamily[] = [
  {
    ...api,
    name: 'real-time',
    strategy: 'stale-while-revalidate',
    ttlMs: marketDataTtlMs,
    matches: under('/api/market-data/real-time'),
  },
  {
    ...api,
    name: 'historical',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(ttlPolicies.apiLongMs),
    matches: under('/api/market-data/historical'),
  },
  {
    ...api,
    name: 'market-data',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(ttlPolicies.financialDataMs),
    matches: at('/api/market-data'),
  },
  {
    ...api,
    name: 'fundamentals',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(ttlPolicies.apiLongMs),
    matches: under('/api/fundamentals'),
  },
  {
    ...api,
    name: 'calculations',
    strategy: 'cache-first',
    ttlMs: keep(ttlPolicies.financialDataMs),
    matches: under('/api/calculations'),
  },
  {
    ...api,
    name: 'user',
    strategy: 'network-first',
    ttlMs: keep(ttlPolicies.userDataMs),
    belongsToAccount: true,
    matches: under('/api/user'),
  },
  {
    ...api,
    name: 'other',
    strategy: 'network-first',
    ttlMs: keep(ttlPolicies.apiMediumMs),
    belongsToAccount: true,
    matches: under('/api'),
  },
  {
    name: 'assets',
    cacheName: cacheNames.static,
    strategy: 'cache-first',
    ttlMs: keep(ttlPolicies.staticMs),
    belongsToAccount: false,
    matches: under('/assets'),
  },
];

/** The family of an address on the product's own origin; null for what only the network answers. */
export function cacheFamilyOf(url: URL): CacheFamily | null {
  if (neverCached.some((matches) => matches(url))) return null;
  return families.find((family) => family.matches(url)) ?? null;
}
