import { marketDataTtlMs, ttlPolicies } from '@finance-analyst/caching';
import {
  apiDocumentationPath,
  apiEndpoints,
  type ApiEndpoint,
  type CacheFamilyName,
} from '@finance-analyst/contracts';
import { pathBelow } from '../api-base/pathBelow.js';
import type { CacheFamily } from './CacheFamily.js';
import { cacheNames } from './cacheNames.js';
import { quotesFromOthers } from './quotesFromOthers.js';

const keep = (durationMs: number) => () => durationMs;

const api = { cacheName: cacheNames.api, belongsToAccount: false };

const families: Readonly<Record<CacheFamilyName, CacheFamily>> = {
  'real-time': {
    ...api,
    name: 'real-time',
    strategy: 'stale-while-revalidate',
    ttlMs: marketDataTtlMs,
    fromOthers: quotesFromOthers,
  },
  historical: {
    ...api,
    name: 'historical',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(ttlPolicies.apiLongMs),
  },
  'market-data': {
    ...api,
    name: 'market-data',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(ttlPolicies.financialDataMs),
  },
  fundamentals: {
    ...api,
    name: 'fundamentals',
    strategy: 'stale-while-revalidate',
    ttlMs: keep(ttlPolicies.apiLongMs),
  },
  calculations: {
    ...api,
    name: 'calculations',
    strategy: 'cache-first',
    ttlMs: keep(ttlPolicies.financialDataMs),
  },
  other: {
    ...api,
    name: 'other',
    strategy: 'network-first',
    ttlMs: keep(ttlPolicies.apiMediumMs),
    belongsToAccount: true,
  },
};

const user: CacheFamily = {
  ...api,
  name: 'user',
  strategy: 'network-first',
  ttlMs: keep(ttlPolicies.userDataMs),
  belongsToAccount: true,
};

const assets: CacheFamily = {
  name: 'assets',
  cacheName: cacheNames.static,
  strategy: 'cache-first',
  ttlMs: keep(ttlPolicies.staticMs),
  belongsToAccount: false,
};

/** API paths outside the endpoint table: null if only the network answers. */
const reserved: Readonly<Record<string, CacheFamily | null>> = {
  user,
  'market-data/stream': null,
  auth: null,
  documents: null,
  [apiDocumentationPath]: null,
};

const endpoints: readonly ApiEndpoint[] = Object.values(apiEndpoints);

function familyOfPath(path: string): CacheFamily | null {
  const part = Object.keys(reserved).find((each) => `${path}/`.startsWith(`${each}/`));
  if (part !== undefined) return reserved[part] ?? null;
  const known = endpoints.filter((endpoint) => endpoint.path === path);
  if (known.length === 0) return families.other;
  const name = known.map(({ cache }) => cache).find((cache) => cache !== null);
  return name === undefined ? null : families[name];
}

/**
 * The family of an API or same-origin address; null if only the network answers.
 *
 * @param apiBase the API's full address, ending in a slash
 */
export function cacheFamilyOf(url: URL, apiBase: string): CacheFamily | null {
  // Before the API: its base may be the root, with the product's files below it.
  if (url.pathname.startsWith('/assets/')) return assets;
  const path = pathBelow(apiBase, url);
  return path === null ? null : familyOfPath(path);
}
