import { cacheNames } from './cacheNames.js';
import type { CacheFamily } from './CacheFamily.js';
import { isMarketHours } from './isMarketHours.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

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
    ttlMs: (now) => (isMarketHours(now) ? 30 * second : 5 * minute),
    matches: under('/api/market-data/real-time'),
  },
  {
    ...api,
    name: 'historical',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(24 * hour),
    matches: under('/api/market-data/historical'),
  },
  {
    ...api,
    name: 'market-data',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(15 * minute),
    matches: at('/api/market-data'),
  },
  {
    ...api,
    name: 'fundamentals',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(24 * hour),
    matches: under('/api/fundamentals'),
  },
  {
    ...api,
    name: 'calculations',
    strategy: 'cache-first',
    ttlMs: keep(15 * minute),
    matches: under('/api/calculations'),
  },
  {
    ...api,
    name: 'user',
    strategy: 'network-first',
    ttlMs: keep(10 * minute),
    belongsToAccount: true,
    matches: under('/api/user'),
  },
  {
    ...api,
    name: 'other',
    strategy: 'network-first',
    ttlMs: keep(30 * minute),
    belongsToAccount: true,
    matches: under('/api'),
  },
  {
    name: 'assets',
    cacheName: cacheNames.static,
    strategy: 'cache-first',
    ttlMs: keep(7 * day),
    belongsToAccount: false,
    matches: under('/assets'),
  },
];

/** The family of an address on the product's own origin; null for what only the network answers. */
export function cacheFamilyOf(url: URL): CacheFamily | null {
  if (neverCached.some((matches) => matches(url))) return null;
  return families.find((family) => family.matches(url)) ?? null;
}
